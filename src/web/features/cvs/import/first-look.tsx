import { Check } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import { dateWord } from '#shared/words/cvs.ts'
import { countryName, languageName } from '#shared/words/names.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ConfidenceMark } from './confidence-mark.tsx'
import { NOW } from './review-field-specs.ts'
import type { ReviewField } from './review-sections.ts'
import type { Doubt } from './trust.ts'

const SHOWN = 6

/** Where to look first: the least sure fields, each with a way to it and a way to say that it is right. */
export function FirstLook({ doubts, onConfirm }: { doubts: readonly Doubt[]; onConfirm: (path: string) => void }) {
  if (doubts.length === 0) return <Alert tone="good">No hay datos dudosos. Échales un vistazo y listo.</Alert>
  return (
    <section aria-label="Mira primero" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-lg">Mira primero {plural(doubts.length, 'dato', 'datos')}</h2>
      <p className="mt-0.5 text-ink-soft text-sm">Son los que leímos con menos seguridad.</p>
      <ul className="mt-3 divide-y divide-line">
        {doubts.slice(0, SHOWN).map(({ field, where, trust }) => (
          <li key={field.path} className="flex items-center gap-2 py-1">
            <button
              type="button"
              onClick={() => goTo(field.path)}
              className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-md py-1 text-left hover:underline"
            >
              <span className="min-w-0 basis-full truncate">
                <span className="font-medium">{field.label}</span> · {inWords(field)}
              </span>
              <span className="min-w-0 truncate text-ink-soft text-sm">{where}</span>
              <ConfidenceMark trust={trust} />
            </button>
            <IconButton label={`${field.label} está bien`} onClick={() => onConfirm(field.path)}>
              <Check aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {doubts.length > SHOWN && (
        <p className="mt-2 text-sm">Y {plural(doubts.length - SHOWN, 'más', 'más')} después.</p>
      )}
    </section>
  )
}

const LONGEST = 90

/** What was read, as people say it. */
function inWords({ control, value, words }: ReviewField): string {
  if (value === NOW) return 'Actualidad'
  if (words)
    return value
      .split('\n')
      .map((one) => words[one] ?? one)
      .join(', ')
  if (control === 'country') return countryName(value)
  if (control === 'language') return languageName(value)
  if (control.startsWith('date')) return dateWord(value)
  return value.replaceAll('\n', ', ').slice(0, LONGEST)
}

function goTo(path: string) {
  const control = document.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
