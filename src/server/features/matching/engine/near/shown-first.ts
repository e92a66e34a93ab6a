import { flatten } from '#server/features/language/normalise/fold.ts'
import type { KnownSkill } from '../candidate.ts'
import type { Source } from '../types.ts'

/** A course or a paper, and no work. */
export const isLearnt = ({ cv_path }: Source): boolean => /^(?:courses|education|certifications)\./.test(cv_path)

/** A course or a study of it is shown first. */
export function learntFirst(known: KnownSkill): KnownSkill {
  const at = known.sources.findIndex(isLearnt)
  return at > 0 ? shownFirst(known, at) : known
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
