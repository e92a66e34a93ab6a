import type { ApplyContext } from '#shared/hiring/applying.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { matchLine } from '../parts/match-line.ts'
import { TailoredCv } from './tailored-cv.tsx'

interface CvChoiceProps {
  context: ApplyContext
  value: string | null
  onChange: (cv_id: string) => void
}

type Choice = ApplyContext['cvs'][number]

/** Which CV goes out, the one that fits best already chosen. */
export function CvChoice({ context: { cvs, best_cv_id, vacancy }, value, onChange }: CvChoiceProps) {
  if (cvs.length === 0) return null
  return (
    <div>
      <FieldGroup label="Tu CV" help="Se envía una copia tal como está ahora. Lo que cambies después no la toca.">
        <RadioCards
          name="cv_id"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          cards={cvs.map((cv) => ({
            value: cv.id,
            title: cv.title,
            text: (
              <span className="flex flex-wrap gap-x-2 gap-y-1">
                <span>{matchLine(cv.match)}</span>
                {cv.is_tailored && (
                  <span className="rounded-full bg-good-soft px-2 font-medium text-good">Para esta vacante</span>
                )}
                {!cv.is_tailored && cv.id === best_cv_id && isAlone(cv, cvs) && (
                  <span className="rounded-full bg-good-soft px-2 font-medium text-good">El que mejor encaja</span>
                )}
              </span>
            ),
          }))}
        />
      </FieldGroup>
      <TailoredCv vacancy_id={vacancy.id} cv_id={cvs.find(({ is_tailored }) => is_tailored)?.id} onMade={onChange} />
    </div>
  )
}

/** Of several that fit alike none fits best. */
function isAlone({ id, match }: Choice, cvs: readonly Choice[]): boolean {
  const others = cvs.filter((cv) => cv.id !== id)
  return Boolean(match?.shown) && others.length > 0 && others.every((cv) => cv.match?.shown !== match?.shown)
}
