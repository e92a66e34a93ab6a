import type { Span } from '#server/features/language/normalise/span.ts'
import { type Alternative, alternative } from '#shared/matching/matching.ts'
import type { Asked, Draft } from './draft.ts'

const MOST = 6

/** «A o B»: one requirement that any of the drafts meets, in the words of them all. */
export function anyOf(drafts: readonly Draft[], span: Span): Draft {
  const [first] = drafts
  if (!first) throw new Error('Nothing stands in the place of nothing')
  const said = drafts.map(({ asked }) => JSON.stringify(asked))
  const different = drafts.filter((_, at) => said.indexOf(said[at] ?? '') === at)
  const options = different.flatMap(({ asked }) => asAlternative(asked)).slice(0, MOST)
  if (options.length < 2) return first
  const place = { at: span.start, end: span.end, quote: span.text }
  return { ...first, ...place, key: `ANY_OF ${first.key}`, asked: { type: 'ANY_OF', value: { options } } }
}

function asAlternative({ type, value }: Asked): Alternative[] {
  const read = alternative.safeParse({ type, ...value })
  return read.success ? [read.data] : []
}
