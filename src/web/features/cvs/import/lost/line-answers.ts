import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { notify } from '#web/lib/toast.ts'
import type { Review } from '../use-review.ts'
import { jobName, type Placed, toJob, toNewEntry } from './answers.ts'
import { type LostLine, withoutItem } from './lost-lines.ts'
import { targetsIn } from './placing.ts'
import { changeOf } from './take-back.ts'

interface Answer {
  label: string
  /** Whether the line found its place. */
  choose: () => boolean
}

interface LineAnswers {
  /** The likely first. */
  answers: Answer[]
  /** Where nothing tells of which job it is: all of them. */
  jobs: Answer[]
  others: Answer[]
}

/** What a line that was not understood may be, and what becomes of it then. */
export function lineAnswers(line: LostLine, review: Review): LineAnswers {
  const { document } = review
  const { text, home } = line

  function settle(placed: Omit<Placed, 'entry_id'> & { entry_id: string | null }): true {
    const after = line.item_id ? withoutItem(placed.document, line.item_id) : placed.document
    const { label, entry_id } = placed
    review.settle(line.key, { label, entry_id, change: changeOf(document, after) }, after)
    return true
  }

  function place(placed: (Omit<Placed, 'entry_id'> & { entry_id: string | null }) | null): boolean {
    if (placed && placed.document !== document) return settle(placed)
    notify.error('Ahí no cabe. Elige otro sitio para esta línea.')
    return false
  }

  const newEntry = (label: string, key: 'experience' | 'education'): Answer => {
    const behind = home?.section === key ? home.entry_id : undefined
    return { label, choose: () => place(toNewEntry(document, key, text, behind)) }
  }
  const ofJob = (entry_id: string, label: string): Answer => ({
    label,
    choose: () => place(toJob(document, entry_id, text)),
  })

  const own = jobOf(line, document)
  const not_needed = {
    label: 'No hace falta',
    choose: () => settle({ document, label: 'No hace falta', entry_id: null }),
  }
  const entries = [newEntry('Es un trabajo', 'experience'), newEntry('Es un estudio', 'education')]
  const likely = [...(own ? [ofJob(...own)] : []), ...(home?.section === 'education' ? entries.toReversed() : entries)]
  return {
    answers: line.personal === undefined ? [...likely, not_needed] : [not_needed, ...likely],
    jobs: own ? [] : document.experience.map((job, at) => ofJob(job.id, jobName(job, at))),
    others: targetsIn(document)
      .filter(({ label }) => !['Nueva experiencia', 'Nueva formación'].includes(label))
      .map(({ label, put }) => ({
        label,
        choose: () => place({ document: put(document, text), label, entry_id: null }),
      })),
  }
}

/** The job that the line lay under; where it lay under none and there is but one job, that one. */
function jobOf({ home }: LostLine, { experience }: CvDocument): [entry_id: string, label: string] | null {
  if (home?.section === 'experience' && experience.some(({ id }) => id === home.entry_id)) {
    return [home.entry_id, 'Es de este trabajo']
  }
  const [only, ...others] = experience
  return only && others.length === 0 ? [only.id, `Es de «${only.position || 'mi trabajo'}»`] : null
}
