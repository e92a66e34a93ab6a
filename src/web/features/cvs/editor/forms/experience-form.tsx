import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { joined, periodWord } from '#shared/words/cvs.ts'
import { contractWords, modalityWords } from '#shared/words/work.ts'
import { LongTextField } from '#web/editor/fields/long-text-field.tsx'
import { ChoiceField } from '#web/editor/fields/select-field.tsx'
import { TextField, UrlField } from '#web/editor/fields/text-field.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { newestFirst } from '../../advice/newest-first.ts'
import { useCvEditor } from '../cv-editor-context.ts'
import { type EntryForm, EntryList } from '../entries/entry-list.tsx'
import { AchievementsField } from '../fields/achievements-field.tsx'
import { CountryField } from '../fields/country-field.tsx'
import { PeriodFields } from '../fields/date-fields.tsx'
import { MoreFields } from '../fields/more-fields.tsx'
import { SkillChips } from '../fields/skill-chips.tsx'
import { useList } from '../use-list.ts'

type Job = CvDocument['experience'][number]

export function ExperienceForm() {
  const { content, changeDocument } = useCvEditor()
  const { experience, no_experience } = content.document
  const list = useList('experience')
  return (
    <div data-field="experience">
      {experience.length === 0 && (
        <Checkbox
          label="Aún no tengo experiencia"
          help="También vale: tus estudios, proyectos y voluntariados hablarán por ti."
          checked={no_experience}
          onChange={(event) => {
            const checked = event.target.checked
            changeDocument((document) => ({ ...document, no_experience: checked }))
          }}
        />
      )}
      {!(no_experience && experience.length === 0) && (
        <EntryList
          {...list}
          newestFirst={newestFirst}
          max={CV_COUNTS.experience}
          one="Experiencia"
          add="Añadir experiencia"
          titleOf={(job) => job.position || job.company}
          textOf={(job) => joined(' · ', job.position && job.company, periodWord(job.start, job.end, job.current))}
        >
          {(form) => <JobFields {...form} />}
        </EntryList>
      )}
    </div>
  )
}

function JobFields({ item: job, path, patch }: EntryForm<Job>) {
  return (
    <>
      <div className="grid gap-5 @md:grid-cols-2">
        <TextField
          path={`${path}.position`}
          label="Puesto"
          value={job.position}
          max={CV_LENGTHS.experience.position}
          onChange={(position) => patch({ position })}
        />
        <TextField
          path={`${path}.company`}
          label="Empresa"
          value={job.company}
          max={CV_LENGTHS.experience.company}
          onChange={(company) => patch({ company })}
        />
      </div>
      <PeriodFields
        path={path}
        start={job.start}
        end={job.end}
        onChange={patch}
        ongoing={{
          label: 'Actualidad: sigo en este trabajo',
          value: job.current,
          onChange: (current) => patch({ current, end: null }),
        }}
      />
      <AchievementsField
        path={`${path}.achievements`}
        position={job.position}
        lines={job.achievements}
        onChange={(achievements) => patch({ achievements })}
      />
      <UsedSkills path={path} skills={job.skills} onChange={(skills) => patch({ skills })} />
      <LongTextField
        path={`${path}.summary`}
        label="Descripción"
        optional
        rows={3}
        max={CV_LENGTHS.experience.summary}
        help="Una o dos frases sobre la empresa o tu papel."
        value={job.summary}
        onChange={(summary) => patch({ summary })}
      />
      <MoreFields label="Lugar, modalidad, contrato y web" filled={hasDetails(job)}>
        <div className="grid gap-5 @md:grid-cols-2">
          <TextField
            path={`${path}.city`}
            label="Ciudad"
            optional
            value={job.city}
            max={CV_LENGTHS.experience.city}
            onChange={(city) => patch({ city })}
          />
          <CountryField path={`${path}.country`} value={job.country} onChange={(country) => patch({ country })} />
          <ChoiceField
            path={`${path}.modality`}
            label="Modalidad"
            optional
            words={modalityWords}
            value={job.modality}
            onChange={(modality) => patch({ modality })}
          />
          <ChoiceField
            path={`${path}.contract`}
            label="Contrato"
            optional
            words={contractWords}
            value={job.contract}
            onChange={(contract) => patch({ contract })}
          />
        </div>
        <UrlField
          path={`${path}.company_url`}
          label="Web de la empresa"
          optional
          value={job.company_url}
          onChange={(company_url) => patch({ company_url })}
        />
      </MoreFields>
    </>
  )
}

const hasDetails = (job: Job): boolean =>
  Boolean(job.city || job.country || job.modality || job.contract || job.company_url)

interface UsedSkillsProps {
  path: string
  skills: Job['skills']
  onChange: (skills: Job['skills']) => void
}

/** What was used there: evidence for the skills of the CV. */
export function UsedSkills({ path, skills, onChange }: UsedSkillsProps) {
  const { content } = useCvEditor()
  return (
    <Field label="Habilidades que usaste" optional help="Sepáralas con comas o pega una lista.">
      <SkillChips
        name={`${path}.skills`}
        max={CV_COUNTS.used_skills}
        value={skills}
        onChange={onChange}
        make={(skill) => skill}
        own={content.document.skills.map(({ name }) => name).filter(Boolean)}
      />
    </Field>
  )
}
