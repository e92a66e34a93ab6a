import { flatten } from '#server/features/language/normalise/fold.ts'
import type { KnownJob, KnownSkill } from '../candidate.ts'
import type { Source } from '../types.ts'

/** A course or a paper, and no work. */
export const isLearnt = ({ cv_path }: Source): boolean => /^(?:courses|education|certifications)\./.test(cv_path)

/** A course or a study of it is shown first. */
export function learntFirst(known: KnownSkill): KnownSkill {
  const at = known.sources.findIndex(isLearnt)
  return at > 0 ? shownFirst(known, at) : known
}

/** «Word» in the list of today is shown without the months of an old placement that tells of it too. */
export function listedFirst(known: KnownSkill, jobs: readonly KnownJob[]): KnownSkill {
  const listed = known.sources.findIndex(({ cv_path }) => cv_path.startsWith('skills.'))
  const is_of_placements =
    known.in_jobs > 0 &&
    known.periods.every(({ from, to }) => jobs.some((job) => job.fact.placement && job.from <= from && to <= job.to))
  return listed < 0 || !is_of_placements ? known : { ...shownFirst(known, listed), months: null, in_jobs: 0 }
}

function shownFirst(known: KnownSkill, at: number): KnownSkill {
  const [name, source] = [known.names[at], known.sources[at]]
  if (name === undefined || source === undefined) return known
  return {
    ...known,
    name,
    names: [name, ...known.names.toSpliced(at, 1)],
    sources: [source, ...known.sources.toSpliced(at, 1)],
  }
}

/** Of several names for one thing, the one that was asked for: «TikTok», where «Instagram» stands in the same list. */
export function asNamed(known: KnownSkill, name: string): KnownSkill {
  if (known.names.length < 2) return known
  const asked = flatten(name)
  const at = known.names.findIndex((one) => asked.includes(flatten(one)))
  return at < 0 ? known : shownFirst(known, at)
}
