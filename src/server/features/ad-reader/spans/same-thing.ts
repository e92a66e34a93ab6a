import { flatten } from '#server/features/language/normalise/fold.ts'
import { type Importance, importance, type Requirement } from '#shared/matching/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import type { Weighed } from './few-ticked.ts'

/** Each thing once, where it is said most fully and as strongly as anywhere. */
export function withoutDoubles(all: readonly Weighed[]): Weighed[] {
  const kept = new Map<string, Weighed>()
  for (const next of all) {
    const key = thingOf(next.proposal.requirement)
    const known = kept.get(key)
    kept.set(key, known ? both(known, next) : next)
  }
  return [...kept.values()].filter(isNotInAnother)
}

function thingOf(requirement: Requirement): string {
  const { type, value } = requirement
  if (type === 'SKILL') return `${type} ${value.skill_id ?? flatten(value.name)}`
  if (type === 'LANGUAGE') return `${type} ${value.language}`
  if (type === 'ROLE_EXPERIENCE') return `${type} ${value.role_id ?? flatten(value.name)}`
  return `${type} ${flatten(requirementWords(requirement))}`
}

/** What is only offered adds nothing to what is chosen. */
function both(known: Weighed, next: Weighed): Weighed {
  if (next.proposal.selected === false) return known
  if (known.proposal.selected === false) return next
  const fuller = detail(next) > detail(known) ? next : known
  const asked = strongest(known.proposal.requirement.importance, next.proposal.requirement.importance)
  const { proposal } = fuller
  return { ...fuller, proposal: { ...proposal, requirement: { ...proposal.requirement, importance: asked } } }
}

const strongest = (a: Importance, b: Importance): Importance =>
  importance.options.indexOf(a) <= importance.options.indexOf(b) ? a : b

/** Years and levels that are said of it. */
const detail = ({ proposal }: Weighed): number => {
  const { value } = proposal.requirement
  const years = 'min_years' in value && value.min_years ? 1 : 0
  const level = 'min_level' in value && value.min_level ? 1 : 0
  return years + level
}

/** Two that quote the same words say the same: the first of them stays. */
const isNotInAnother = (one: Weighed, at: number, all: readonly Weighed[]): boolean =>
  !all.slice(0, at).some((before) => before.at < one.end && one.at < before.end)
