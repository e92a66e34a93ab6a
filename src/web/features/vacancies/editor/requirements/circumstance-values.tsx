import { workShift } from '#shared/accounts/users.ts'
import { REQUIREMENT_LENGTHS, type RequirementValue, requirementValues, vehicle } from '#shared/matching/matching.ts'
import { shiftWords, vehicleWords } from '#shared/words/hours.ts'
import { availabilityWords } from '#shared/words/work.ts'
import { countries } from '#web/lib/countries.ts'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import type { ValueProps } from './value-props.ts'

export function PermitValue({ path, value, onChange }: ValueProps<RequirementValue<'WORK_PERMIT'>>) {
  return (
    <Field label="País" className="@lg:max-w-72">
      <Select
        name={`${path}.value.country`}
        choices={countries}
        value={value.country}
        onChange={(event) => onChange({ country: event.target.value })}
      />
    </Field>
  )
}

const withins = requirementValues.AVAILABILITY.shape.within.options

export function AvailabilityValue({ path, value, onChange }: ValueProps<RequirementValue<'AVAILABILITY'>>) {
  return (
    <Field label="Incorporación" className="@lg:max-w-72">
      <Select
        name={`${path}.value.within`}
        choices={withins.map((within) => ({ value: within, label: availabilityWords[within] }))}
        value={value.within}
        onChange={(event) => onChange({ within: withins.find((one) => one === event.target.value) ?? value.within })}
      />
    </Field>
  )
}

export function ShiftValue({ path, value, onChange }: ValueProps<RequirementValue<'SHIFT'>>) {
  return (
    <FieldGroup label="Turnos en los que hay que poder trabajar">
      <ShiftPills
        name={`${path}.value.shifts`}
        value={value.shifts}
        onChange={(shifts) => onChange({ shifts: [...shifts] })}
      />
    </FieldGroup>
  )
}

interface ShiftPillsProps {
  name: string
  value: RequirementValue<'SHIFT'>['shifts']
  onChange: (shifts: RequirementValue<'SHIFT'>['shifts']) => void
}

/** Any of the shifts; put it inside a group that names the question. */
export function ShiftPills({ name, value, onChange }: ShiftPillsProps) {
  return (
    <ChoicePills
      name={name}
      choices={workShift.options.map((shift) => ({ value: shift, label: shiftWords[shift] }))}
      chosen={value}
      onChange={({ target }) =>
        onChange(workShift.options.filter((one) => (one === target.value ? target.checked : value.includes(one))))
      }
    />
  )
}

export function VehicleValue({ path, value, onChange }: ValueProps<RequirementValue<'VEHICLE'>>) {
  return (
    <Field label="Qué vehículo" className="@lg:max-w-72">
      <Select
        name={`${path}.value.vehicle`}
        choices={vehicle.options.map((one) => ({ value: one, label: vehicleWords[one] }))}
        value={value.vehicle}
        onChange={(event) => onChange({ vehicle: vehicle.catch(value.vehicle).parse(event.target.value) })}
      />
    </Field>
  )
}

export function OwnWordsValue({ path, value, onChange }: ValueProps<RequirementValue<'OWN_WORDS'>>) {
  return (
    <Field label="Qué pides, con tus palabras" help="Lo buscamos en lo que cuenta cada CV.">
      <Textarea
        name={`${path}.value.text`}
        rows={2}
        maxLength={REQUIREMENT_LENGTHS.own_words}
        className="min-h-12"
        placeholder="Por ejemplo, haber llevado una cafetería de barrio"
        value={value.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </Field>
  )
}
