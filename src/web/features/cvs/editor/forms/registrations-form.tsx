import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { dateWord, joined } from '#shared/words/cvs.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { type EntryForm, EntryList } from '../entries/entry-list.tsx'
import { DateField } from '../fields/date-fields.tsx'
import { useList } from '../use-list.ts'

export function RegistrationsForm() {
  return (
    <EntryList
      {...useList('registrations')}
      max={CV_COUNTS.registrations}
      one="Colegiación o registro"
      add="Añadir colegiación o registro"
      titleOf={({ body }) => body}
      textOf={({ number, since }) => joined(' · ', number && `N.º ${number}`, dateWord(since))}
    >
      {(form) => <RegistrationFields {...form} />}
    </EntryList>
  )
}

function RegistrationFields({ item, path, patch }: EntryForm<CvDocument['registrations'][number]>) {
  return (
    <>
      <TextField
        path={`${path}.body`}
        label="Colegio o registro"
        help="Por ejemplo, «Colegio de Enfermería de Sevilla» o «Cédula profesional (SEP)»."
        value={item.body}
        max={CV_LENGTHS.registration.body}
        onChange={(body) => patch({ body })}
      />
      <div className="grid gap-5 @xl:grid-cols-2">
        <TextField
          path={`${path}.number`}
          label="Número"
          optional
          help="Solo lo ve quien puede ver tus datos de contacto."
          value={item.number}
          max={CV_LENGTHS.registration.number}
          onChange={(number) => patch({ number })}
        />
        <DateField
          path={`${path}.since`}
          label="Desde"
          optional
          value={item.since}
          onChange={(since) => patch({ since })}
        />
      </div>
    </>
  )
}
