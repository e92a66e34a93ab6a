import { importance } from '#shared/matching/matching.ts'
import { MOST_REQUIREMENTS, TOO_MANY_REQUIREMENTS } from '#shared/vacancies/lint/rules/requirements.ts'
import type { Placed } from '../propose-requirements.ts'

/** With how sure it is that the ad asks for it. */
export interface Weighed extends Placed {
  probability: number
}

/** As many come ticked as the checklist is content with: what insists most, then the surest; the rest is offered behind them. */
export function fewTicked(all: readonly Weighed[]): Placed[] {
  const in_order = all.toSorted((a, b) => a.at - b.at)
  const ticked = new Set(in_order.filter(isTicked).toSorted(byWeight).slice(0, MOST_REQUIREMENTS))
  const others = in_order.filter((one) => !ticked.has(one))
  return [...in_order.filter((one) => ticked.has(one)), ...others.map(offered)]
}

const isTicked = ({ proposal }: Weighed): boolean => proposal.selected !== false

const byWeight = (a: Weighed, b: Weighed): number => rank(a) - rank(b) || b.probability - a.probability
const rank = ({ proposal }: Weighed): number => importance.options.indexOf(proposal.requirement.importance)

function offered({ at, end, proposal }: Weighed): Placed {
  if (proposal.selected === false) return { at, end, proposal }
  return { at, end, proposal: { ...proposal, selected: false, reason: TOO_MANY_REQUIREMENTS } }
}
