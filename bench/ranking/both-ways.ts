import type { Scores } from './neighbours.ts'

interface Usual {
  mean: number
  spread: number
}

function usual(scores: Scores): Usual {
  const mean = scores.reduce((sum, score) => sum + score, 0) / (scores.length || 1)
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0)
  return { mean, spread: Math.sqrt(squares / (scores.length || 1)) || 1 }
}

const unusual = (score: number, { mean, spread }: Usual): number => (score - mean) / spread

/**
 * A long or general text is near to everything, so its nearness says little. A score becomes how far it stands out from
 * all scores of the one side plus how far from all of the other side; `of_items` are those of each item with them all.
 */
export function bothWays(of_items: readonly Scores[]): (scores: Scores) => Scores {
  const items = of_items.map(usual)
  return (scores) => {
    const own = usual(scores)
    return scores.map((score, at) => unusual(score, own) + unusual(score, items[at] ?? own))
  }
}
