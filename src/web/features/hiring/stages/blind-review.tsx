import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { blindChoices, isShownFrom, type StageDraft, shownKey } from './stage-draft.ts'

interface BlindReviewProps {
  stages: StageDraft[]
  can_edit: boolean
  onChange: (stages: StageDraft[]) => void
}

const OFF = ''

/** Until which stage the team judges without knowing whom. */
export function BlindReview({ stages, can_edit, onChange }: BlindReviewProps) {
  const chosen = shownKey(stages) ?? OFF
  const choices = blindChoices(stages).map(({ key, name }) => ({ value: key, label: `Hasta llegar a «${name}»` }))
  return (
    <div className="border-line border-b py-4">
      <Field
        label="Revisión a ciegas"
        help={
          chosen === OFF
            ? 'El equipo ve el nombre desde el principio.'
            : 'Hasta esa etapa nadie del equipo ve nombre, contacto, enlaces, ciudad ni centro de estudios: solo lo que sabe hacer. Quien se postula lo lee antes de enviar.'
        }
      >
        <Select
          disabled={!can_edit}
          value={chosen}
          choices={[{ value: OFF, label: 'Sin revisión a ciegas' }, ...choices]}
          onChange={({ target }) => onChange(isShownFrom(stages, target.value || null))}
        />
      </Field>
    </div>
  )
}
