import { type ReactElement, useState } from 'react'
import type { ReadPerson } from '#shared/hiring/added-people/added-people.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { withWork } from '../table/table-people.ts'
import { needsFields, type PersonItem } from './person-item.ts'
import { positionsOf } from './positions-of.ts'
import type { ManyPeople } from './use-many-people.ts'

export interface CorrectionsProps {
  item: PersonItem
  person: ReadPerson
  many: ManyPeople
}

/** A row as it will be held, open where something is wrong with it. */
export function RowCorrections({ item, person, many }: CorrectionsProps) {
  const [open, setOpen] = useState(needsFields(item))
  const { basics } = person.document
  return (
    <>
      {open ? (
        <RowFields item={item} person={person} many={many} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
          <div className="wrap-anywhere min-w-0">
            <p className="font-semibold">{person.full_name}</p>
            <p className="text-ink-soft text-sm">
              {[person.email, person.phone, positionsOf(person), basics.city].filter(Boolean).join(' · ')}
            </p>
          </div>
          <Button size="sm" variant="quiet" aria-label={`Corregir ${item.label}`} onClick={() => setOpen(true)}>
            Corregir
          </Button>
        </div>
      )}
      {!open && item.problems.email && <p className="text-bad text-sm">{item.problems.email}</p>}
      {person.email.trim() === '' && (
        <Checkbox
          label="Ya le conté qué datos guardamos, de dónde vienen, para qué y hasta cuándo"
          checked={item.told_by_company}
          onChange={({ target }) => many.correct(item, { told_by_company: target.checked })}
        />
      )}
    </>
  )
}

function RowFields({ item, person, many }: CorrectionsProps) {
  const { document } = person
  const [job] = document.experience
  const put = (changed: ReadPerson) => many.correct(item, { person: changed })
  const typed = (value: string, change: (text: string) => ReadPerson) => ({
    value,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => put(change(target.value)),
  })
  const fields: [string, string, ReactElement][] = [
    [
      'full_name',
      'Nombre y apellido',
      <Input key="full_name" {...typed(person.full_name, (full_name) => ({ ...person, full_name }))} />,
    ],
    ['email', 'Correo', <EmailInput key="email" {...typed(person.email, (email) => ({ ...person, email }))} />],
    ['phone', 'Teléfono', <Input key="phone" type="tel" {...typed(person.phone, (phone) => ({ ...person, phone }))} />],
    [
      'position',
      'Puesto actual',
      <Input key="position" {...typed(job?.position ?? '', (position) => withWork(person, { position }))} />,
    ],
    [
      'company',
      'Empresa',
      <Input key="company" {...typed(job?.company ?? '', (company) => withWork(person, { company }))} />,
    ],
    [
      'city',
      'Ciudad',
      <Input
        key="city"
        {...typed(document.basics.city, (city) => ({
          ...person,
          document: { ...document, basics: { ...document.basics, city } },
        }))}
      />,
    ],
  ]
  return (
    <fieldset aria-label={item.label} className="grid gap-3 sm:grid-cols-2">
      {fields.map(([name, label, control]) => (
        <Field key={name} label={label} optional={name !== 'full_name'} error={item.problems[name]}>
          {control}
        </Field>
      ))}
    </fieldset>
  )
}
