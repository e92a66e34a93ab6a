import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { dateWord, joined } from '#shared/words/cvs.ts'
import { LongTextField } from '#web/editor/fields/long-text-field.tsx'
import { TextField, UrlField } from '#web/editor/fields/text-field.tsx'
import { type EntryForm, EntryList } from '../entries/entry-list.tsx'
import { DateField } from '../fields/date-fields.tsx'
import { useList } from '../use-list.ts'

/** Courses, awards, publications and volunteering ask the same in their own words. */
const words = {
  courses: { one: 'Curso', add: 'Añadir curso', organisation: 'Centro o plataforma' },
  awards: { one: 'Premio', add: 'Añadir premio', organisation: 'Quién lo otorgó' },
  publications: { one: 'Publicación', add: 'Añadir publicación', organisation: 'Revista, editorial o medio' },
  volunteering: { one: 'Voluntariado', add: 'Añadir voluntariado', organisation: 'Organización' },
} as const

type MentionKind = keyof typeof words

export function MentionsForm({ kind }: { kind: MentionKind }) {
  const { one, add, organisation } = words[kind]
  return (
    <EntryList
      {...useList(kind)}
      max={CV_COUNTS[kind]}
      one={one}
      add={add}
      titleOf={({ name }) => name}
      textOf={(item) => joined(' · ', item.organisation, dateWord(item.date))}
    >
      {(form) => <MentionFields {...form} one={one} organisation={organisation} />}
    </EntryList>
  )
}

interface MentionFieldsProps extends EntryForm<CvDocument['courses'][number]> {
  one: string
  organisation: string
}

function MentionFields({ item, path, patch, one, organisation }: MentionFieldsProps) {
  return (
    <>
      <TextField
        path={`${path}.name`}
        label={one}
        value={item.name}
        max={CV_LENGTHS.mention.name}
        onChange={(name) => patch({ name })}
      />
      <TextField
        path={`${path}.organisation`}
        label={organisation}
        optional
        value={item.organisation}
        max={CV_LENGTHS.mention.organisation}
        onChange={(value) => patch({ organisation: value })}
      />
      <div className="grid gap-5 @xl:grid-cols-2">
        <DateField
          path={`${path}.date`}
          label="Fecha"
          optional
          value={item.date}
          onChange={(date) => patch({ date })}
        />
        <UrlField path={`${path}.url`} label="Enlace" optional value={item.url} onChange={(url) => patch({ url })} />
      </div>
      <LongTextField
        path={`${path}.notes`}
        label="Notas"
        optional
        rows={3}
        max={CV_LENGTHS.mention.notes}
        value={item.notes}
        onChange={(notes) => patch({ notes })}
      />
    </>
  )
}
