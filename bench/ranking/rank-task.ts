import { z } from 'zod'
import { bothWays } from './both-ways.ts'
import { distinctFirst } from './distinct-first.ts'
import { type Scores, withNeighbours } from './neighbours.ts'
import { textIndex, type WorkText } from './text-ranking.ts'
import { AMONG_TITLES, SAME, titleIndex } from './title-ranking.ts'

const item = z.object({ id: z.string(), title: z.string().nullish(), text: z.string().nullish() })

export const rankTask = z.object({
  task: z.enum(['titles', 'occupations', 'ads', 'people', 'vacancies']),
  corpus: z.array(item),
  queries: z.array(item),
})
type RankTask = z.infer<typeof rankTask>
type Item = z.infer<typeof item>

/** For every query the ids of the corpus, best first; a query without text is an item of the corpus. */
export function rank({ task, corpus, queries }: RankTask): Record<string, string[]> {
  const by_id = new Map(corpus.map((each) => [each.id, each]))
  const score = scorer(task, corpus)
  return Object.fromEntries(
    queries.map((query) => {
      const wanted = query.text == null ? by_id.get(query.id) : query
      const own_id = wanted === query ? null : query.id
      return [query.id, wanted ? bestFirst(corpus, score(wanted), own_id) : []]
    }),
  )
}

function scorer(task: RankTask['task'], corpus: readonly Item[]): (query: Item) => Scores {
  switch (task) {
    case 'titles': {
      const index = titleIndex(corpus.map(shortText), AMONG_TITLES)
      return amongThemselves(
        corpus,
        remembered((each) => index.similarities(shortText(each))),
      )
    }
    case 'occupations': {
      const titles = corpus.map(shortText)
      const index = titleIndex(titles, SAME)
      const spread = distinctFirst(titles)
      return (query) => spread(index.similarities(shortText(query)))
    }
    case 'ads': {
      const index = textIndex(corpus.map((each) => workText(each, 'VACANCY')))
      const oneWay = remembered((each) => index.similarities(workText(each, 'VACANCY')))
      const compare = bothWays(corpus.map(oneWay))
      return amongThemselves(
        corpus,
        remembered((each) => compare(oneWay(each))),
      )
    }
    case 'people':
    case 'vacancies': {
      const [items_are, queries_are] = task === 'people' ? (['CV', 'VACANCY'] as const) : (['VACANCY', 'CV'] as const)
      const index = textIndex(corpus.map((each) => workText(each, items_are)))
      return (query) => index.similarities(workText(query, queries_are))
    }
  }
}

/** The corpus is of the query's own kind, so the nearest items can speak for it. */
function amongThemselves(corpus: readonly Item[], scoresOf: (item: Item) => Scores): (query: Item) => Scores {
  return (query) => withNeighbours(scoresOf(query), (at) => scoresOf(corpus[at] ?? query))
}

function remembered(scoresOf: (item: Item) => Scores): (item: Item) => Scores {
  const known = new Map<Item, Scores>()
  return (item) => {
    const scores = known.get(item) ?? scoresOf(item)
    known.set(item, scores)
    return scores
  }
}

const shortText = ({ title, text }: Item): string => title ?? text ?? ''
const workText = ({ title, text }: Item, kind: WorkText['kind']) => ({ kind, title: title ?? '', text: text ?? '' })

function bestFirst(corpus: readonly Item[], scores: Scores, own_id: string | null): string[] {
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  return order.map((i) => corpus[i]?.id ?? '').filter((id) => id !== own_id)
}
