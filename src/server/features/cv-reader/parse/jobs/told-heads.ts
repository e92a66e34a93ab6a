import type { Entry } from '../entries/entries.ts'
import { toldJob } from '../prose/told-jobs.ts'
import type { Job } from './place-job.ts'

const TOLD_FIRST = /^(?:en|de|como|con|para) \p{L}/u

/** «en un almacén, Frutas Sol, de 2020 a 2022, cargando»: where and as what, in the words of a sentence. */
export function takeTold(job: Job, { head: [line, ...others] }: Entry): void {
  const told = line && others.length === 0 && TOLD_FIRST.test(line.text) ? toldJob(line.text, line) : null
  if (!told || told.company === '') return
  Object.assign(job, { position: told.position, company: told.company, sure: false })
  job.body = [...told.body, ...job.body]
}
