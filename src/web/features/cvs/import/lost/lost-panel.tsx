import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { ReviewView } from '../use-review-view.ts'
import { LostLineCard } from './lost-line-card.tsx'
import type { LostLine } from './lost-lines.ts'

/** So many are asked at once; a phone shows about three. */
const AT_ONCE = 4

/** What was not understood stands first, each line with where it would go; nothing of it is thrown away without being told. */
export function LostPanel({ view, onLook }: { view: ReviewView; onLook: (line: LostLine) => void }) {
  const [all, setAll] = useState(false)
  const { review, lost } = view
  const personal = lost.filter((line) => line.personal !== undefined)
  const others = lost.filter((line) => line.personal === undefined)
  if (lost.length === 0) return null
  const open = others.filter(({ key }) => !(key in review.settled))
  const later = all ? [] : open.slice(AT_ONCE)
  const kept = lost.filter(({ key, item_id }) => item_id === null && !(key in review.settled)).length
  return (
    <section aria-labelledby="lost-lines" className="space-y-3">
      <div>
        <h2 id="lost-lines" className="text-xl">
          {open.length === 0 ? 'Todo tiene ya su sitio' : headingOf(open.length)}
        </h2>
        {open.length > 0 && (
          <p className="mt-0.5 text-ink-soft">Dinos qué es cada una con un toque. Todo se puede deshacer.</p>
        )}
      </div>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {others
          .filter((line) => !later.includes(line))
          .map((line) => (
            <LostLineCard key={line.key} line={line} view={view} onLook={() => onLook(line)} />
          ))}
        <li className="flex flex-wrap gap-x-2 px-1 py-1.5 sm:px-2">
          {later.length > 0 && (
            <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
              <ChevronDown aria-hidden="true" />
              Ver {later.length === 1 ? 'la otra' : `las otras ${later.length}`}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={view.addJob}>
            <Plus aria-hidden="true" />
            Añadir experiencia
          </Button>
        </li>
        {personal.length > 0 && <Personal lines={personal} view={view} onLook={onLook} />}
      </ul>
      {kept > 0 && (
        <Checkbox
          label="Guardar lo que quede en una sección oculta de mi CV"
          help="Así no se pierde nada: tú la ves en el editor y no sale en el PDF."
          checked={review.keep_rest}
          onChange={(event) => review.keepRest(event.target.checked)}
        />
      )}
    </section>
  )
}

const headingOf = (count: number): string =>
  count === 1 ? 'Una línea que no entendimos' : `${plural(count, 'línea', 'líneas')} que no entendimos`

interface PersonalProps {
  lines: readonly LostLine[]
  view: ReviewView
  onLook: (line: LostLine) => void
}

/** Nobody needs it to hire somebody: it is told once, and folded. */
function Personal({ lines, view, onLook }: PersonalProps) {
  return (
    <li>
      <details className="group">
        <summary className="min-h-11 px-4 py-2.5 sm:px-5">
          Dejamos fuera {plural(lines.length, 'dato personal', 'datos personales')}
        </summary>
        <p className="px-4 text-ink-soft text-sm sm:px-5">
          Nadie necesita saberlo para contratarte y puede jugar en tu contra.
        </p>
        <ul className="mt-2 divide-y divide-line border-line border-t">
          {lines.map((line) => (
            <LostLineCard key={line.key} line={line} view={view} onLook={() => onLook(line)} />
          ))}
        </ul>
      </details>
    </li>
  )
}
