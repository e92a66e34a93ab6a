import { flatten } from '#server/features/language/normalise/fold.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { type Alternative, alternative } from '#shared/matching/matching.ts'
import type { Asked, Draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import { inTheirWords } from './skills/their-words.ts'

const MOST = 6

/** «A o B»: one requirement that any of the drafts meets, in the words of them all. */
export function anyOf(drafts: readonly Draft[], span: Span): Draft {
  const [first] = drafts
  if (!first) throw new Error('Nothing stands in the place of nothing')
  const named = drafts.map(inTheirWords)
  const said = named.map(({ asked }) => JSON.stringify(asked))
  const different = named.filter((_, at) => said.indexOf(said[at] ?? '') === at)
  const options = different.flatMap(({ asked }) => asAlternative(asked).map(forAnyTime)).slice(0, MOST)
  if (options.length < 2) return first
  const place = { at: span.start, end: span.end, quote: span.text }
  return { ...first, ...place, key: `ANY_OF ${first.key}`, asked: { type: 'ANY_OF', value: { options } } }
}

/** What else may stand in the place of studies or a paper, right before it: «…, técnico en atención o certificado de…». */
const OR_INSTEAD =
  /^(?:[,/(][^.;:\n]{0,90}?| [^.;:,\n]{0,40}?)?,? (?:o|u)(?: (?:bien|un|una|el|la|su|con|en su defecto))* $|^ ?\/ ?$/

/** «… También vale la habilitación excepcional.» */
const ALSO =
  /^[^\n]{0,60}?[.;] ?(?:tambien (?:(?:nos )?(?:vale|sirve|valdria|serviria|aceptamos)n?|se acepta(?:n|ra|ran)?|es valid[oa])|(?:nos )?(?:vale|sirve|se acepta)n? tambien) (?:la |el |un |una )?$/

/** «Título de magisterio o certificado CELTA»: either of them meets one demand. */
export function joinedByOr(drafts: readonly Draft[], { text, flat }: Pick<AdText, 'text' | 'flat'>): Draft[] {
  const joined: Draft[] = []
  for (const next of drafts.toSorted((a, b) => a.at - b.at)) {
    const before = joined.at(-1)
    const gap = before ? flat.slice(before.end, next.at) : ''
    if (before && areEqual(before, next) && (OR_INSTEAD.test(gap) || ALSO.test(gap) || isListed(before, next, gap)))
      joined[joined.length - 1] = anyOf([before, next], spanOf(text, before.at, next.end))
    else joined.push(next)
  }
  return joined
}

/** «Certificado de profesionalidad en…, CFGM de A o de B»: the last of several is itself a choice. */
const LISTED = /^[^.;:\n]{0,70}, $/
const LEARNT =
  /^(?:certificad|t[ií]tul|ciclo|cfg|fp|grado|formaci|habilitaci|t[eé]cnic|tecn[oó]log|licenciatura|ingenier|carrera|diplom)/i
const isListed = (before: Draft, next: Draft, gap: string): boolean =>
  LISTED.test(gap) && [before, next].every(({ quote }) => LEARNT.test(quote)) && / [ou] /.test(flatten(next.quote))

/** Studies beside studies are read together already; what is only wished for stands in the place of no must. */
const areEqual = (before: Draft, next: Draft): boolean =>
  before.importance === next.importance && [before, next].some(({ asked }) => asked.type === 'CERTIFICATION')

/** Of one of several ways nobody says how it was learnt. */
const forAnyTime = (one: Alternative): Alternative =>
  one.type === 'SKILL' && one.min_years === 0 ? { ...one, min_years: null } : one

function asAlternative({ type, value }: Asked): Alternative[] {
  if (type === 'ANY_OF') return value.options
  const read = alternative.safeParse({ type, ...value })
  return read.success ? [read.data] : []
}
