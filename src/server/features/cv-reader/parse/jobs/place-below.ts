import { readHead } from '../head/head.ts'
import type { Job } from './place-job.ts'

/** «Santiago, Chile · Híbrido» below the time of a job: where and how somebody worked, and nothing of what they did. */
export function takePlaceBelow(job: Job): void {
  const [first, ...others] = job.body
  if (!first || first.bullet || job.head.place) return
  const { names, rest, times, ways, place, modality, contract } = readHead([first])
  if (!place || names.length + rest.length + times.length + ways.length > 0) return
  job.head.place = place
  job.head.modality ??= modality
  job.head.contract ??= contract
  job.body = others
}
