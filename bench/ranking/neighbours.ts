const NEIGHBOURS = 8

/** One number per item, as an index gives them. */
export type Scores = Float64Array

/**
 * Half of an item's score comes from how near it is to the items nearest to the query: what all of them resemble is more
 * surely what was meant than what only the query's own words resemble.
 */
export function withNeighbours(scores: Scores, scoresOf: (item: number) => Scores): Scores {
  const near = [...scores.keys()].filter((item) => (scores[item] ?? 0) > 0)
  const nearest = near.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, NEIGHBOURS)
  if (nearest.length === 0) return scores
  const trust = nearest.reduce((sum, item) => sum + (scores[item] ?? 0), 0)
  const agreed = new Float64Array(scores.length)
  for (const item of nearest) {
    const share = (scores[item] ?? 0) / trust
    scoresOf(item).forEach((score, i) => {
      agreed[i] = (agreed[i] ?? 0) + share * score
    })
  }
  return scores.map((score, i) => (score + (agreed[i] ?? 0)) / 2)
}
