import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { joined, periodWord } from '#shared/words/cvs.ts'
import { LongTextField } from '#web/editor/fields/long-text-field.tsx'
import { TextField, UrlField } from '#web/editor/fields/text-field.tsx'
import { newestFirst } from '../../advice/newest-first.ts'
import { type EntryForm, EntryList } from '../entries/entry-list.tsx'
import { PeriodFields } from '../fields/date-fields.tsx'
import { useList } from '../use-list.ts'
import { UsedSkills } from './experience-form.tsx'

export function ProjectsForm() {
  return (
    <EntryList
      {...useList('projects')}
      newestFirst={newestFirst}
      max={CV_COUNTS.projects}
      one="Proyecto"
      add="Añadir proyecto"
      titleOf={({ name }) => name}
      textOf={({ role, start, end }) => joined(' · ', role, periodWord(start, end, false))}
    >
      {(form) => <ProjectFields {...form} />}
    </EntryList>
  )
}

function ProjectFields({ item, path, patch }: EntryForm<CvDocument['projects'][number]>) {
  return (
    <>
      <div className="grid gap-5 @md:grid-cols-2">
        <TextField
          path={`${path}.name`}
          label="Proyecto"
          value={item.name}
          max={CV_LENGTHS.project.name}
          onChange={(name) => patch({ name })}
        />
        <TextField
          path={`${path}.role`}
          label="Tu papel"
          optional
          value={item.role}
          max={CV_LENGTHS.project.role}
          onChange={(role) => patch({ role })}
        />
      </div>
      <UrlField path={`${path}.url`} label="Enlace" optional value={item.url} onChange={(url) => patch({ url })} />
      <PeriodFields path={path} start={item.start} end={item.end} onChange={patch} optional />
      <LongTextField
        path={`${path}.description`}
        label="Descripción"
        optional
        max={CV_LENGTHS.project.description}
        help="Qué problema resuelve, qué hiciste tú y qué se consiguió."
        value={item.description}
        onChange={(description) => patch({ description })}
      />
      <UsedSkills path={path} skills={item.skills} onChange={(skills) => patch({ skills })} />
    </>
  )
}
