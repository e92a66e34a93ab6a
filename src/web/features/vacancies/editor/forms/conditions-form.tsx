import { useState } from 'react'
import { VACANCY_COUNTS, VACANCY_FIGURES, VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { contractWords, modalityWords, workingDayWords } from '#shared/words/work.ts'
import { NumberField } from '#web/editor/fields/number-field.tsx'
import { PillField } from '#web/editor/fields/pill-field.tsx'
import { SelectField } from '#web/editor/fields/select-field.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { CountryChips } from '#web/ui/suggestions/country-chips.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { PlacesField } from '../fields/places-field.tsx'
import { SalaryFields } from '../fields/salary-fields.tsx'
import { ShiftPills } from '../requirements/circumstance-values.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

const officeDays = [1, 2, 3, 4, 5].map((days) => ({
  value: String(days),
  label: days === 1 ? '1 día por semana' : `${days} días por semana`,
}))

/** Step 2: where, how and for how much. */
export function ConditionsForm() {
  const { document, change } = useVacancyEditor()
  const { modality } = document
  return (
    <div className="space-y-7">
      <PillField
        path="modality"
        label="Modalidad"
        words={modalityWords}
        value={modality}
        onChange={(modality) => change({ modality, ...(modality !== 'HIBRIDO' && { office_days: null }) })}
      />
      {modality === 'HIBRIDO' && (
        <SelectField
          path="office_days"
          label="Días en la oficina"
          choices={officeDays}
          placeholder="Por acordar"
          value={document.office_days === null ? '' : String(document.office_days)}
          onChange={(days) => change({ office_days: days === '' ? null : Number(days) })}
          optional
          className="@lg:max-w-72"
        />
      )}
      {modality !== 'REMOTO' && <PlacesField optional={false} />}
      {modality === 'REMOTO' && <RemoteCountries />}
      <PillField
        path="contract"
        label="Contrato"
        words={contractWords}
        value={document.contract}
        onChange={(contract) => change({ contract })}
      />
      <PillField
        path="working_day"
        label="Jornada"
        words={workingDayWords}
        value={document.working_day}
        onChange={(working_day) => change({ working_day })}
      />
      <NumberField
        path="hours_per_week"
        label="Horas por semana"
        value={document.hours_per_week}
        onChange={(hours_per_week) => change({ hours_per_week })}
        min={1}
        max={VACANCY_FIGURES.hours_per_week}
        unit="horas"
        optional
        className="@lg:max-w-72"
      />
      <div data-field="shifts">
        <FieldGroup label="Turnos" optional help="Déjalo vacío si es el horario habitual de una oficina.">
          <ShiftPills name="shifts" value={document.shifts} onChange={(shifts) => change({ shifts })} />
        </FieldGroup>
      </div>
      <div data-field="no_experience_needed">
        <Switch
          label="Sin experiencia previa"
          help="Quien no haya hecho antes este trabajo también encaja."
          name="no_experience_needed"
          checked={document.no_experience_needed}
          onChange={(event) => change({ no_experience_needed: event.target.checked })}
          className="@lg:max-w-xl"
        />
      </div>
      <SalaryFields />
      <Benefits />
      <Field label="Fecha de incorporación" optional className="@lg:max-w-72">
        <Input
          type="date"
          name="start_date"
          value={document.start_date ?? ''}
          onChange={(event) => change({ start_date: event.target.value || null })}
        />
      </Field>
    </div>
  )
}

function RemoteCountries() {
  const { document, change } = useVacancyEditor()
  return (
    <Field
      label="Países desde los que se puede trabajar"
      optional
      help="Déjalo vacío si se puede desde cualquier lugar."
    >
      <CountryChips
        name="remote_countries"
        max={VACANCY_COUNTS.remote_countries}
        value={document.remote_countries}
        onChange={(remote_countries) => change({ remote_countries })}
      />
    </Field>
  )
}

const usual = [
  'Horario flexible',
  'Teletrabajo',
  'Seguro médico',
  'Formación a cargo de la empresa',
  'Vales de comida',
  'Días libres adicionales',
  'Plan de jubilación',
  'Transporte',
].map((label) => ({ value: label, label }))

const SHOWN = 5

function Benefits() {
  const { document, change } = useVacancyEditor()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  return (
    <div data-field="benefits">
      <Field label="Beneficios" optional help="Enter o coma añade otro. Puedes pegar una lista.">
        <ChipsInput
          name="benefits"
          max={VACANCY_COUNTS.benefits}
          value={document.benefits}
          onChange={(benefits) =>
            change({ benefits: benefits.map((benefit) => benefit.slice(0, VACANCY_LENGTHS.benefit)) })
          }
          onSearch={setTyped}
          suggestions={usual.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, SHOWN)}
          listLabel="Beneficios"
          placeholder="Por ejemplo, Horario flexible"
        />
      </Field>
      <FindingNotes path="benefits" deep />
    </div>
  )
}
