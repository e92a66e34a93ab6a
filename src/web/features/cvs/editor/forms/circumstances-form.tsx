import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { shiftWords, vehicleWords } from '#shared/words/hours.ts'
import { availabilityWords, travelWords } from '#shared/words/work.ts'
import { ChoiceField } from '#web/editor/fields/select-field.tsx'
import { choicesOf, keysOf } from '#web/lib/choices.ts'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { IdeaChips } from '#web/ui/suggestions/idea-chips.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { licenceClasses } from '../fields/licence-classes.ts'

/** Licence, vehicle, hours and start: what an ad asks for beside what somebody can do. */
export function CircumstancesForm() {
  const { content, changeDocument } = useCvEditor()
  const { circumstances, basics } = content.document
  const patch = (part: Partial<CvDocument['circumstances']>) =>
    changeDocument((document) => ({ ...document, circumstances: { ...document.circumstances, ...part } }))
  const { vehicles, shifts, availability, travels } = circumstances
  return (
    <Card aria-label="Otros datos" data-field="circumstances" className="space-y-7">
      <Licences value={circumstances.licences} country={basics.country} onChange={(licences) => patch({ licences })} />
      <Several
        path="circumstances.vehicles"
        label="Vehículo propio"
        words={vehicleWords}
        value={vehicles}
        onChange={(chosen) => patch({ vehicles: chosen })}
      />
      <Several
        path="circumstances.shifts"
        label="Turnos en los que puedes trabajar"
        words={shiftWords}
        value={shifts}
        onChange={(chosen) => patch({ shifts: chosen })}
      />
      <div className="grid items-end gap-5 @md:grid-cols-2">
        <ChoiceField
          path="circumstances.availability"
          label="Cuándo puedes empezar"
          optional
          words={availabilityWords}
          value={availability}
          onChange={(chosen) => patch({ availability: chosen })}
        />
        <ChoiceField
          path="circumstances.travels"
          label="Viajes de trabajo"
          optional
          words={travelWords}
          value={travels === null ? null : travels ? 'SI' : 'NO'}
          onChange={(chosen) => patch({ travels: chosen === null ? null : chosen === 'SI' })}
        />
      </div>
    </Card>
  )
}

interface LicencesProps {
  value: string[]
  country: string | null
  onChange: (licences: string[]) => void
}

/** The usual classes of the person's country are one press away; others are typed. */
function Licences({ value, country, onChange }: LicencesProps) {
  const write = (chips: readonly string[]) =>
    onChange([...new Set(chips.map((chip) => chip.trim().slice(0, CV_LENGTHS.licence)))].filter(Boolean))
  return (
    <div className="space-y-3">
      <Field label="Permiso de conducir" optional help="Elige una clase o escríbela.">
        <div data-own-undo>
          <ChipsInput
            name="circumstances.licences"
            max={CV_COUNTS.licences}
            value={value}
            onChange={write}
            listLabel="Permisos de conducir"
          />
        </div>
      </Field>
      <IdeaChips
        title="Clases habituales"
        ideas={licenceClasses(country).map((name) => ({ value: name, label: name }))}
        chosen={value}
        max={CV_COUNTS.licences}
        onPick={(name) => write([...value, name])}
      />
    </div>
  )
}

interface SeveralProps<V extends string> {
  path: string
  label: string
  words: Readonly<Record<V, string>>
  value: readonly V[]
  onChange: (value: V[]) => void
}

function Several<V extends string>({ path, label, words, value, onChange }: SeveralProps<V>) {
  return (
    <FieldGroup label={label} optional>
      <ChoicePills
        name={path}
        choices={choicesOf(words)}
        chosen={value}
        onChange={({ target }) =>
          onChange(keysOf(words).filter((one) => (one === target.value ? target.checked : value.includes(one))))
        }
      />
    </FieldGroup>
  )
}
