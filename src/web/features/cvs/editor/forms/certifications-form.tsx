import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { dateWord, joined } from '#shared/words/cvs.ts'
import { TextField, UrlField } from '#web/editor/fields/text-field.tsx'
import { type EntryForm, EntryList } from '../entries/entry-list.tsx'
import { DateField } from '../fields/date-fields.tsx'
import { useList } from '../use-list.ts'

export function CertificationsForm() {
  return (
    <EntryList
      {...useList('certifications')}
      max={CV_COUNTS.certifications}
      one="Certificación"
      add="Añadir certificación"
      titleOf={({ name }) => name}
      textOf={({ issuer, date }) => joined(' · ', issuer, dateWord(date))}
    >
      {(form) => <CertificationFields {...form} />}
    </EntryList>
  )
}

function CertificationFields({ item, path, patch }: EntryForm<CvDocument['certifications'][number]>) {
  return (
    <>
      <TextField
        path={`${path}.name`}
        label="Certificación"
        value={item.name}
        max={CV_LENGTHS.certification.name}
        onChange={(name) => patch({ name })}
      />
      <TextField
        path={`${path}.issuer`}
        label="Entidad"
        optional
        value={item.issuer}
        max={CV_LENGTHS.certification.issuer}
        onChange={(issuer) => patch({ issuer })}
      />
      <div className="grid gap-5 @xl:grid-cols-2">
        <DateField
          path={`${path}.date`}
          label="Fecha"
          optional
          value={item.date}
          onChange={(date) => patch({ date })}
        />
        <DateField
          path={`${path}.expires`}
          label="Vence"
          optional
          value={item.expires}
          onChange={(expires) => patch({ expires })}
        />
      </div>
      <div className="grid gap-5 @md:grid-cols-2">
        <TextField
          path={`${path}.credential_id`}
          label="Código"
          optional
          value={item.credential_id}
          max={CV_LENGTHS.certification.credential_id}
          onChange={(credential_id) => patch({ credential_id })}
        />
        <UrlField path={`${path}.url`} label="Enlace" optional value={item.url} onChange={(url) => patch({ url })} />
      </div>
    </>
  )
}
