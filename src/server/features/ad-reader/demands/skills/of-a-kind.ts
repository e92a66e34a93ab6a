import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'

const LONGEST = 3

/** «Linux, Docker, Nginx, Zabbix o Prometheus»: where the «o» stands between two of a kind and the rest are of others, only those two are alternatives. */
export function alternativesFrom(spans: readonly ConceptSpan[]): number {
  const last = spans.at(-1)
  if (!last || spans.length <= LONGEST) return 0
  const other = spans.findLastIndex((one) => one !== last && !areOfAKind(one, last))
  const differing = spans.filter((one) => !areOfAKind(one, last)).length
  return other < spans.length - 2 && differing >= LONGEST ? other + 1 : 0
}

function areOfAKind(one: ConceptSpan, other: ConceptSpan): boolean {
  const parents = taxonomy().skill(other.id)?.parent_ids ?? []
  return one.id === other.id || (taxonomy().skill(one.id)?.parent_ids ?? []).some((parent) => parents.includes(parent))
}
