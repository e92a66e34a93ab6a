import { Plus, X } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import { type CvDocument, cvDocument, experience } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { PersonFormReturn } from './person-form-return.ts'

/** Where they worked, which a reader mistakes most; what else was read is said below. */
export function PositionsFields({ form }: { form: PersonFormReturn }) {
  const document = cvDocument.parse(form.watch('document') ?? {})
  const jobs = document.experience
  const put = (next: CvDocument['experience']) => form.setValue('document.experience', next, { shouldDirty: true })
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">Puestos</legend>
      {jobs.length === 0 && <p className="mb-2 text-ink-soft text-sm">Con algún puesto podrás comparar su encaje.</p>}
      <ul className="space-y-3">
        {jobs.map((job, at) => (
          <li key={job.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1">
            <div className="grid gap-2 sm:grid-cols-2">
              <Input
                aria-label={`Puesto ${at + 1}`}
                placeholder="Puesto"
                maxLength={CV_LENGTHS.experience.position}
                {...form.register(`document.experience.${at}.position`)}
              />
              <Input
                aria-label={`Empresa del puesto ${at + 1}`}
                placeholder="Empresa"
                maxLength={CV_LENGTHS.experience.company}
                {...form.register(`document.experience.${at}.company`)}
              />
              <p className="text-ink-soft text-sm sm:col-span-2">{datesOf(job)}</p>
            </div>
            <IconButton label={`Quitar el puesto ${at + 1}`} onClick={() => put(jobs.toSpliced(at, 1))}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {jobs.length < CV_COUNTS.experience && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          onClick={() => put([...jobs, experience.parse({ id: crypto.randomUUID() })])}
        >
          <Plus aria-hidden="true" />
          Añadir un puesto
        </Button>
      )}
      <Besides document={document} />
    </fieldset>
  )
}

const YEAR = 4

function datesOf({ start, end, current }: CvDocument['experience'][number]): string {
  const from = start?.slice(0, YEAR)
  const to = current ? 'hoy' : end?.slice(0, YEAR)
  return [from, to].filter(Boolean).join(' – ')
}

/** What goes along unseen. */
function Besides({ document }: { document: CvDocument }) {
  const { education, skills, languages, certifications } = document
  const parts = [
    education.length > 0 && plural(education.length, 'estudio', 'estudios'),
    skills.length > 0 && plural(skills.length, 'habilidad', 'habilidades'),
    languages.length > 0 && plural(languages.length, 'idioma', 'idiomas'),
    certifications.length > 0 && plural(certifications.length, 'certificación', 'certificaciones'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return <p className="mt-1 text-ink-soft text-sm">También leímos {new Intl.ListFormat('es').format(parts)}.</p>
}
