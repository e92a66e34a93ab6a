import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { joined } from '#shared/words/cvs.ts'
import { entryOf } from './new-entries.ts'

const { achievement, summary } = CV_LENGTHS.experience

export interface Placed {
  document: CvDocument
  /** What it became, for the person. */
  label: string
  entry_id: string
}

type Job = CvDocument['experience'][number]

export const jobName = (job: Pick<Job, 'position' | 'company'>, at: number): string =>
  joined(' · ', job.position, job.company) || `experiencia ${at + 1}`

/** What a job was about: a line of its own while there is room, else a line of its text; null where neither fits. */
export function toJob(document: CvDocument, entry_id: string, text: string): Placed | null {
  const at = document.experience.findIndex(({ id }) => id === entry_id)
  const job = document.experience[at]
  const changed = job && withTask(job, text)
  if (!changed) return null
  return {
    document: { ...document, experience: document.experience.with(at, changed) },
    label: jobName(job, at),
    entry_id,
  }
}

function withTask(job: Job, text: string): Job | null {
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  if (line.length <= achievement && job.achievements.length < CV_COUNTS.achievements) {
    return { ...job, achievements: [...job.achievements, line] }
  }
  const told = joined('\n', job.summary, text)
  return told.length <= summary ? { ...job, summary: told } : null
}

/** A new job or study, behind the one that the line lay under; null where none more fits or the line is too long. */
export function toNewEntry(
  document: CvDocument,
  key: 'experience' | 'education',
  text: string,
  home_id: string | undefined,
): Placed | null {
  const entry_id = crypto.randomUUID()
  const changed = entryOf[key](document, text, entry_id, home_id)
  return changed && { document: changed, label: LABELS[key], entry_id }
}
const LABELS = { experience: 'Experiencia, como una nueva', education: 'Formación, como una nueva' } as const
