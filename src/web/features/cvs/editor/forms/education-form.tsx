import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { joined, periodWord } from '#shared/words/cvs.ts'
import { educationWords } from '#shared/words/levels/levels.ts'
import { LongTextField } from '#web/editor/fields/long-text-field.tsx'
import { ChoiceField } from '#web/editor/fields/select-field.tsx'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { newestFirst } from '../../advice/newest-first.ts'
import { type EntryForm, EntryList } from '../entries/entry-list.tsx'
import { PeriodFields } from '../fields/date-fields.tsx'
import { useList } from '../use-list.ts'

export function EducationForm() {
  return (
    <EntryList
      {...useList('education')}
      newestFirst={newestFirst}
      max={CV_COUNTS.education}
      one="Estudio"
      add="Añadir formación"
      titleOf={(study) => study.degree || study.institution}
      textOf={(study) =>
        joined(' · ', study.degree && study.institution, periodWord(study.start, study.end, study.in_progress))
      }
    >
      {(form) => <StudyFields {...form} />}
    </EntryList>
  )
}

function StudyFields({ item: study, path, patch }: EntryForm<CvDocument['education'][number]>) {
  return (
    <>
      <TextField
        path={`${path}.degree`}
        label="Título o estudio"
        help="Por ejemplo, «Grado en Economía»."
        value={study.degree}
        max={CV_LENGTHS.education.degree}
        onChange={(degree) => patch({ degree })}
      />
      <TextField
        path={`${path}.institution`}
        label="Centro"
        value={study.institution}
        max={CV_LENGTHS.education.institution}
        onChange={(institution) => patch({ institution })}
      />
      <PeriodFields
        path={path}
        start={study.start}
        end={study.end}
        onChange={patch}
        optional
        ongoing={{
          label: 'Actualidad: lo estoy cursando',
          value: study.in_progress,
          onChange: (in_progress) => patch({ in_progress, end: null }),
        }}
      />
      <div className="grid gap-5 @md:grid-cols-2">
        <ChoiceField
          path={`${path}.level`}
          label="Nivel"
          optional
          words={educationWords}
          value={study.level}
          onChange={(level) => patch({ level })}
        />
        <TextField
          path={`${path}.field`}
          label="Área"
          optional
          value={study.field}
          max={CV_LENGTHS.education.field}
          onChange={(field) => patch({ field })}
        />
        <TextField
          path={`${path}.grade`}
          label="Nota"
          optional
          value={study.grade}
          max={CV_LENGTHS.education.grade}
          onChange={(grade) => patch({ grade })}
        />
      </div>
      <LongTextField
        path={`${path}.notes`}
        label="Notas"
        optional
        rows={3}
        max={CV_LENGTHS.education.notes}
        help="Especialidad, proyecto final, menciones."
        value={study.notes}
        onChange={(notes) => patch({ notes })}
      />
    </>
  )
}
