import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Entry } from '../entries/entries.ts'
import type { Job } from './place-job.ts'

const SAYS_SO = /(?<![a-z])(?:practica|pasant|becari|intern)/

/** Under «PRÁCTICAS» a job says nothing of that itself; its position does from now on: «Auxiliar (prácticas)». */
export function tellPlacement(job: Job, { head, body }: Entry): void {
  const heading = [...head, ...body].find(({ placement }) => placement !== undefined)?.placement
  if (heading === undefined || SAYS_SO.test(flatten(job.position))) return
  const word = /^\P{L}*(\p{L}+)/u.exec(heading)?.[1]?.toLowerCase() ?? ''
  job.position = job.position === '' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : `${job.position} (${word})`
}
