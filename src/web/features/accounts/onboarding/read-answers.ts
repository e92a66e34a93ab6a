import type { z } from 'zod'
import type { seniority } from '#shared/accounts/users.ts'
import { ROLE_NAME_MAX, SKILL_NAME_MAX } from '#shared/core/limits.ts'
import type { CvDate, CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvProposal, CvWishes } from '#shared/cvs/cv-imports.ts'

export const MOST_SKILLS = 15

/** What a CV already answers of the steps; empty where it says nothing. */
export interface ReadAnswers {
  mainRole: string
  skills: string[]
  seniority: z.infer<typeof seniority> | null
  city: string
  country: string | null
  wishes: CvWishes
}

type Job = CvDocument['experience'][number]

/** `today` is `YYYY-MM`. */
export function readAnswers({ document, wishes }: Pick<CvProposal, 'document' | 'wishes'>, today: string): ReadAnswers {
  const { basics, experience } = document
  const latest_first = experience.toSorted((a, b) => endOf(b, today).localeCompare(endOf(a, today)))
  const called = [latest_first[0]?.position || basics.headline, ...latest_first.map(({ position }) => position)]
  return {
    mainRole: ([...called, basics.headline].find(isName) ?? '').slice(0, ROLE_NAME_MAX),
    skills: namesOf(document.skills),
    seniority: seniorityOf(experience, today),
    city: basics.city,
    country: basics.country,
    wishes,
  }
}

/** «He cuidado a personas mayores muchos años», as people tell of their work, is no name of it: nobody searches by it. */
export const isName = (text: string): boolean => text !== '' && !TOLD.test(text)
const TOLD =
  /^(?:yo |ahora |actualmente |antes )?(?:he|soy|tengo|llevo|hago|hice|trabajo|trabaj[eé]|cuido|cuid[eé]|estoy|estuve|desde|atiendo|atend[ií]|limpio|limpi[eé])(?!\p{L})/iu

/** Each once, those first that were there before. */
export function namesOf(skills: readonly { name: string }[], before: readonly string[] = []): string[] {
  const names = new Map(before.map((name) => [name.toLowerCase(), name]))
  for (const { name } of skills) {
    if (name.length <= SKILL_NAME_MAX && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()].slice(0, MOST_SKILLS)
}

const endOf = (job: Job, today: string): string => (job.current ? today : (job.end ?? job.start ?? ''))

/** From the first dated job on; a proposal that the person sees and changes. */
function seniorityOf(jobs: readonly Job[], today: string): ReadAnswers['seniority'] {
  if (jobs.length === 0) return null
  const starts = jobs.flatMap(({ start }) => start ?? [])
  const first = starts.toSorted()[0]
  if (!first) return null
  const last =
    jobs
      .map((job) => endOf(job, today))
      .toSorted()
      .at(-1) ?? today
  const years = monthsOf(last) / 12 - monthsOf(first) / 12
  return years < 2 ? 'JUNIOR' : years < 5 ? 'SEMI_SENIOR' : 'SENIOR'
}

/** Months since the year 0; a year alone is its January. */
function monthsOf(date: CvDate): number {
  const [year, month = 1] = date.split('-').map(Number)
  return (year ?? 0) * 12 + month
}
