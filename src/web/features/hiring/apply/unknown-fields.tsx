import { plural } from '#shared/core/numbers.ts'
import type { ApplyContext } from '#shared/hiring/applying.ts'
import { answersTo } from '#shared/matching/line-answers.ts'
import type { LineType } from '#shared/matching/matching.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import type { ApplyValues, Declared } from './apply-values.ts'

const wordsFor = (type: LineType, declared: Declared | null): Partial<Record<Declared, string>> =>
  Object.fromEntries(answersTo({ type, declared }).map(({ one, word }) => [one, word]))

interface UnknownFieldsProps {
  unknown: ApplyContext['unknown']
  declared: ApplyValues['declared']
  onChange: (declared: ApplyValues['declared']) => void
}

/** Up to three things on which the CV is silent: saying them makes the range narrower. */
export function UnknownFields({ unknown, declared, onChange }: UnknownFieldsProps) {
  if (unknown.length === 0) return null
  return (
    <section aria-label="Lo que tu CV no dice" className="space-y-5 rounded-lg bg-sunk p-4 sm:p-5">
      <div>
        <h3 className="text-lg">Lo que tu CV no dice</h3>
        <p className="mt-0.5 text-ink-soft text-sm">
          Responder es opcional y aclara tu encaje. Nadie queda fuera por esto.
        </p>
      </div>
      {unknown.map(({ requirement_id, type, text, gain }) => (
        <FieldGroup key={requirement_id} label={text} aside={`hasta ${plural(gain, 'punto', 'puntos')}`}>
          <RadioPills
            name={requirement_id}
            words={wordsFor(type, declared[requirement_id] ?? null)}
            value={declared[requirement_id] ?? null}
            onChange={(said) => onChange({ ...declared, [requirement_id]: said })}
          />
        </FieldGroup>
      ))}
    </section>
  )
}
