import type { CvDate, CvDocument } from '#shared/cvs/cv-document.ts'
import { dateWord, joined, periodWord } from '#shared/words/cvs.ts'
import { isBefore, newestFirst } from '../advice/newest-first.ts'
import { inDocument, jobName, type SmallStep } from './small-step.ts'

type Job = CvDocument['experience'][number]

/** Dates that cannot be: an end before the beginning, or a time that has not come. */
export function dateSteps({ experience, education, projects }: CvDocument, today: string): SmallStep[] {
  return [
    ...turned('experience', experience, jobName),
    ...experience.flatMap((job, at) => inFuture(job, at, today)),
    ...turned('education', education, ({ degree, institution }) => joined(' · ', degree, institution)),
    ...turned('projects', projects, ({ name }) => name),
  ]
}

interface Dated {
  id: string
  start: CvDate | null
  end: CvDate | null
}

function turned<T extends Dated>(
  key: 'experience' | 'education' | 'projects',
  items: T[],
  nameOf: (item: T) => string,
) {
  return items.flatMap((item): SmallStep[] => {
    const { id, start, end } = item
    if (!start || !end || !isBefore(end, start)) return []
    const turn = (one: Dated) => (one.id === id ? { ...one, start: end, end: start } : one)
    return [
      {
        key: `turned:${id}:${start}:${end}`,
        what: `En «${nameOf(item)}» las fechas parecen estar al revés.`,
        why: 'Termina antes de empezar, y con fechas así no podemos contar el tiempo que llevas.',
        before: periodWord(start, end, false),
        after: periodWord(end, start, false),
        change: inDocument((document) => ({ ...document, [key]: document[key].map(turn) })),
        section: key,
      },
    ]
  })
}

function inFuture(job: Job, at: number, today: string): SmallStep[] {
  const { id, start, end, current } = job
  const late = { section: 'experience', why: 'Un trabajo se cuenta hasta hoy: una fecha que aún no llegó hace dudar.' }
  if (start && isBefore(today, start)) {
    const what = `En «${jobName(job)}» dice que empiezas en ${dateWord(start)}, y aún no ha llegado.`
    return [{ ...late, key: `start:${id}:${start}`, what, field: `experience.${at}.start` }]
  }
  if (current || !end || !isBefore(today, end)) return []
  const go_on = (one: Job) => (one.id === id ? { ...one, end: null, current: true } : one)
  return [
    {
      ...late,
      key: `end:${id}:${end}`,
      what: `En «${jobName(job)}» la fecha de fin aún no ha llegado.`,
      before: periodWord(start, end, false),
      after: periodWord(start, null, true),
      change: inDocument((document) => ({ ...document, experience: document.experience.map(go_on) })),
    },
  ]
}

export function orderSteps({ experience }: CvDocument): SmallStep[] {
  const ordered = newestFirst(experience)
  if (!ordered) return []
  const names = (jobs: readonly Job[]) => jobs.map((job, at) => `${at + 1}. ${jobName(job)}`).join('\n')
  const ids = ordered.map(({ id }) => id)
  return [
    {
      key: `order:${experience.map(({ id }) => id.slice(0, 8)).join()}`,
      what: 'Tus trabajos no están ordenados por fecha.',
      why: 'Quien lee un CV espera primero lo más reciente.',
      before: names(experience),
      after: names(ordered),
      button: 'Ordenar por fecha',
      change: inDocument((document) => ({
        ...document,
        experience: document.experience.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      })),
      section: 'experience',
    },
  ]
}
