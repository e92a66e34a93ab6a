import { inYears, plural } from '#shared/core/numbers.ts'
import type { KnownJob } from './candidate.ts'
import type { Finding } from './types.ts'

/** «3 años y 2 meses». */
export function duration(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 ? inYears(years) : '', rest > 0 || years === 0 ? plural(rest, 'mes', 'meses') : '']
  return parts.filter(Boolean).join(' y ')
}

/** Recency is shown and never counted. */
export function lastSeen(year: number): string {
  return year > 0 ? `; última vez: ${year}` : ''
}

/** «3 años», or «en un trabajo de 3 años» where the CV says no more than that it belongs to that job. */
export function timeIn({ in_jobs = 0 }: Finding, months: number): string {
  if (in_jobs === 0) return duration(months)
  return in_jobs === 1 ? `en un trabajo de ${duration(months)}` : `en trabajos que suman ${duration(months)}`
}

/** Whether jobs have more than one name: then no time belongs to one of them alone. */
export const areSeveral = (jobs: readonly KnownJob[]): boolean =>
  new Set(jobs.map(({ fact }) => fact.position.toLowerCase())).size > 1

/** Who worked under other names too: the one of the longest. */
export function otherName(jobs: readonly KnownJob[], found: string): { other?: string } {
  const others = jobs.filter(({ fact }) => fact.position.toLowerCase() !== found.toLowerCase())
  const [longest] = others.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest ? { other: longest.fact.position } : {}
}

/** Whether somebody worked longer under that name than in the jobs that count: these do by what they tell, and not by their name. */
export const countsByTasks = (jobs: readonly KnownJob[], counted: readonly KnownJob[]): boolean =>
  counted.length > 0 &&
  jobs.some((job) => !counted.includes(job) && counted.some(({ fact }) => isNamed(job, fact.position)))
/** Said of the months that count, where all of them were placements. */
export const arePlacements = (jobs: readonly KnownJob[]): { placement?: true } =>
  jobs.length > 0 && jobs.every(({ fact }) => fact.placement) ? { placement: true } : {}

const isNamed = ({ fact }: KnownJob, position: string): boolean =>
  fact.position.toLowerCase() === position.toLowerCase()

/** «El CV muestra 3 años como «Enfermera» (última vez: 2024), y después un trabajo cercano: «Enfermera UCI»». */
export function timeAs(
  { found, several, other, told, by_tasks, last_year, later, placement }: Finding,
  months: number,
): string {
  const then = later === undefined ? '' : `, y después un trabajo cercano: «${later}»`
  if (told && !placement)
    return `El CV muestra ${duration(months)} en ${several ? 'trabajos que cuenta' : 'un trabajo que cuenta'} así: «${found}»${other ? ` y «${other}»` : ''} (última vez: ${last_year})${then}`
  if (by_tasks && !placement)
    return `El CV muestra ${duration(months)} en un trabajo de «${found}» con tareas parecidas (última vez: ${last_year})${then}`
  if (placement) return `El CV muestra ${duration(months)} en prácticas: «${found}» (última vez: ${last_year})${then}`
  return `El CV muestra ${duration(months)} ${several ? 'en puestos como' : 'como'} «${found}» (última vez: ${last_year})${then}`
}

/** «se pide 1 año», «se piden 6 meses». */
export const areAsked = (years: number): string => `${years === 1 ? 'se pide' : 'se piden'} ${inYears(years)}`

/** A name as the first word of a sentence: one that is written small, as «vMix», keeps its letters and stands in quotes. */
export const atStart = (name: string): string => (/^\p{Ll}/u.test(name) ? `«${name}»` : name)
