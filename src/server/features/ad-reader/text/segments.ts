import { MUST, OPENING_MUST, PREFERENCE, WISH } from '#shared/lexicon/importance.ts'
import { type Cue, cuesIn } from './cues.ts'
import type { Sentence } from './sentences.ts'

/** A stretch of a sentence with words of insistence of its own. */
export interface Segment {
  start: number
  end: number
  /** What stands in brackets is blank here: it is a segment of its own. */
  flat: string
  sentence: Sentence
  /** In reading order, with positions in the whole text. */
  cues: readonly Cue[]
  /** It stands in brackets. */
  inner: boolean
}

const TURN = new RegExp(
  `;|(?<=.{40}): (?!sin (?:esto|ello|ella|eso|un[oa]? de|est[ea]) )|,? (?:pero|sino|aunque) |, (?=(?:y )?(?:ideal(?:mente)?(?![a-z])|${WISH}|${PREFERENCE}|con preferencia|(?:de|a) ser posible|si (?:es|fuera|puede ser) |ojala|sera un plus|mejor (?:si|con|en)(?![a-z])|se valora|suma |si |no (?:es|se|hace)|tampoco|asi que|(?:e )?${OPENING_MUST}))| (?=o si (?:has|hablas|conoces|sabes|tienes|tenes|manejas|eres|vives|viviste|trabajaste) )| (?=y (?:se valora|si |${WISH}|tampoco))`,
  'g',
)
const BRACKETS = /\(([^()]*)\)/g
/** «(excluyente)» and «(INDISPENSABLE, el cargo es en calle)» speak of what stands before, «(idealmente en banca)» of banking. */
const OPENS_WITH_A_CUE = 8

export function segmentsOf(sentence: Sentence): Segment[] {
  const inner = [...sentence.flat.matchAll(BRACKETS)].flatMap((match) => {
    const at = match.index + 1
    const said = match[1] ?? ''
    const [cue] = cuesIn(said)
    const of_before = cue && cue.start <= OPENS_WITH_A_CUE && (cue.importance === 'EXCLUYENTE' || isOnlyACue(said))
    return of_before ? [] : [segment(sentence, said, at, true)]
  })
  const blanks = new Set(inner.map(({ start }) => start - 1 - sentence.start))
  const outer = sentence.flat.replace(BRACKETS, (all: string, _said: string, at: number) =>
    blanks.has(at) ? ' '.repeat(all.length) : all,
  )
  return [...pieces(outer).map(([from, to]) => segment(sentence, outer.slice(from, to), from, false)), ...inner]
}

function segment(sentence: Sentence, flat: string, at: number, inner: boolean): Segment {
  const start = sentence.start + at
  const cues = cuesIn(flat).map((cue) => ({ ...cue, start: cue.start + start, end: cue.end + start }))
  return { start, end: start + flat.length, flat, sentence, cues, inner }
}

/** Cut where the sentence turns; a cut that leaves only a word of insistence is none. */
function pieces(flat: string): (readonly [number, number])[] {
  const turns = [...flat.matchAll(TURN)].map(({ index }) => index)
  const last = lastWish(flat)
  const cuts = last === undefined || turns.some((at) => at >= last) ? turns : [...turns, last]
  const found: [number, number][] = []
  let from = 0
  for (const to of [...cuts, flat.length]) {
    const before = found.at(-1)
    if (before && isOnlyACue(flat.slice(from, to))) before[1] = to
    else found.push([from, to])
    from = to
  }
  return found
}

const KIND =
  '(?:tecnic|titul|curso|diplomad|especializ|master|maestria|certific|carnet|carne|licencia|experiencia|conocimient|manejo|nociones|vehiculo|grado|licenciatura|ingles|portugues|frances|aleman)'
const LAST_WISH = new RegExp(
  `,(?= (?:(?:un|una|el|la) )?(${KIND})[^,;:()]* (?:(?:es|sera|seria|son) (?:un |una )?(?:plus|${WISH}|ventaja)|${WISH}|suman?|se valora(?:ra)?n?|no ${MUST}|${PREFERENCE})[.\\s]*$)`,
)
const LANGUAGE = /^(?:ingles|portugues|frances|aleman)$/

/** «Bachiller, técnico en ventas es un plus»: the last of two different things is wished for, the first is not. */
function lastWish(flat: string): number | undefined {
  const found = LAST_WISH.exec(flat)
  const kind = found?.[1] ?? ''
  if (!found || flat.slice(0, found.index).includes(kind)) return undefined
  return LANGUAGE.test(kind) && /(?:ingles|portugues|frances|aleman|italiano)/.test(flat.slice(0, found.index))
    ? undefined
    : found.index
}

/** Words of insistence and nothing that is insisted on. */
export function isOnlyACue(piece: string): boolean {
  const cues = cuesIn(piece)
  if (cues.length === 0) return false
  const rest = cues.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), piece)
  return rest.replace(/(?<![a-z])(?:es|sera|un|una|muy|no|son|y|se|pero|aunque|si|lo)(?![a-z])|[^a-z]/g, '') === ''
}
