import { MUST, WISH } from '#shared/lexicon/importance.ts'
import type { LanguageLevel } from '../taxonomy/levels.ts'
import { languages } from '../taxonomy/reference.ts'
import { flatten } from './fold.ts'
import { clauseBefore, isNegated, type Span, spanOf } from './span.ts'

export interface LanguageFact extends Span {
  /** ISO 639 code */
  language: string
  level?: LanguageLevel
}

interface Mention<Value> {
  value: Value
  start: number
  end: number
}

/** The narrow wordings stand before the wide ones that they contain. */
const LEVEL_WORDS: readonly (readonly [LanguageLevel, string])[] = [
  [
    'NATIVO',
    'nativ[oa]s?|natiu|nadiua?|ll?[ei]ngua materna|ama[ -]hizkuntza|native(?: speaker)?|lengua materna|mother tongue|idioma materno|materno',
  ],
  ['C2', 'bilingue|bilingual|perfect[oa]|proficiency|proficient|cpe'],
  ['B2', 'intermedio[ -](?:alto|avanzado)|medio[ -/]alto|upper[ -]intermediate|first certificate|fce'],
  ['C1', 'avanzad[oa]|avancat|advanced|alto|alt|fluid[oa]|fluidez|fluent(?:ly)?|excelente|muy bueno|dominio alto|cae'],
  [
    'B1',
    'intermedi[oa]?|intermediate|medio|mitja|conversacional|conversational|conversacion(?! (?:muy )?(?:buena|fluida|correcta|facil|natural))|conversad[oa]|fluidez conversacional|bueno|pet',
  ],
  ['A2', 'basic[oa]|basic|elemental|bajo|baix|elementary|nociones'],
  ['A1', 'principiante|beginner|inicial'],
]

let language_pattern: RegExp | undefined
const level_pattern = new RegExp(
  `(?<![a-z0-9])(?:([abc][12])(?:\\+|\\.\\d)?|${LEVEL_WORDS.map(([, words]) => `(${words})`).join('|')})(?![a-z0-9])`,
  'g',
)
const codes_by_word = new Map<string, string>()

/** Languages a text asks for or claims, with their level where it is said. */
export function readLanguages(text: string, flat: string): LanguageFact[] {
  const mentions = findLanguages(flat)
  if (mentions.length === 0) return []
  const near = nearby(findLevels(flat))
  const facts = mentions.map((mention, at) => {
    const stop = mentions[at + 1]?.start ?? flat.length
    return {
      mention,
      level: levelAfter(flat, mention, stop, near(mention)) ?? levelBefore(flat, mention, near(mention)),
    }
  })
  for (let at = facts.length - 2; at >= 0; at--) shareBack(flat, facts[at], facts[at + 1])
  for (let at = 1; at < facts.length; at++) shareOn(flat, facts[at - 1], facts[at])
  return facts.flatMap(({ mention, level }) => {
    if (isNegated(flat, mention.start, mention.end)) return []
    if (!level)
      return isClaimed(flat, mention) ? [{ ...spanOf(text, mention.start, mention.end), language: mention.value }] : []
    const start = Math.min(mention.start, level.start)
    const end = Math.max(mention.end, level.end)
    return [{ ...spanOf(text, start, end), language: mention.value, level: level.value }]
  })
}

function findLanguages(flat: string): Mention<string>[] {
  if (!language_pattern) {
    for (const { id, name_es, name_en, aliases } of languages()) {
      for (const name of [name_es, name_en, ...aliases]) codes_by_word.set(flatten(name), id)
    }
    const words = [...codes_by_word.keys()].sort((a, b) => b.length - a.length)
    language_pattern = new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'g')
  }
  return [...flat.matchAll(language_pattern)].map((match) => ({
    value: codes_by_word.get(match[0]) ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function findLevels(flat: string): Mention<LanguageLevel>[] {
  return [...flat.matchAll(level_pattern)].flatMap((match) => {
    const value = levelOf(match)
    return value ? [{ value, start: match.index, end: match.index + match[0].length }] : []
  })
}

const REACH = 45

/** The levels around a mention; the list is in reading order, so the search starts in its middle. */
function nearby(levels: readonly Mention<LanguageLevel>[]): (mention: Mention<string>) => Mention<LanguageLevel>[] {
  return ({ start, end }) => {
    let low = 0
    for (let high = levels.length; low < high; ) {
      const middle = (low + high) >> 1
      if ((levels[middle]?.end ?? 0) < start - REACH) low = middle + 1
      else high = middle
    }
    const near: Mention<LanguageLevel>[] = []
    for (let level = levels[low]; level && level.start <= end + REACH; level = levels[++low]) near.push(level)
    return near
  }
}

function levelOf(match: RegExpExecArray): LanguageLevel | undefined {
  const code = match[1]?.toUpperCase()
  if (code) return CODES.find((known) => known === code)
  const at = LEVEL_WORDS.findIndex((_, group) => match[group + 2] !== undefined)
  return LEVEL_WORDS[at]?.[0]
}

const CODES = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

const BETWEEN_AFTER = new RegExp(
  String.raw`^(?:[\s:,(/–—-]|nivel|level|minim[oa]|al menos|con|de|un|muy|oral|escrito|hablado|conversacional(?= )|tecnico|y|lo|menos|requerido|idioma|${MUST}|fluido(?=[ ,(]+[abc][12])|alto(?=[ ,(]+[abc][12])|avanzado(?=[ ,(]+[abc][12])|intermedio(?=[ ,(]+[abc][12])|language|at least|minimum|certificad[oa]|a|is|es)*$`,
)

function levelAfter(
  flat: string,
  mention: Mention<string>,
  stop: number,
  levels: readonly Mention<LanguageLevel>[],
): Mention<LanguageLevel> | undefined {
  const near = levels.filter(({ start }) => start >= mention.end && start < stop)
  const reached = near.filter(({ start }) => BETWEEN_AFTER.test(flat.slice(mention.end, start)))
  return reached.find(({ start }) => /[abc][12]/.test(flat.slice(start, start + 2))) ?? reached[0]
}

const BETWEEN_BEFORE =
  /^(?: (?:nivel|level|de|del|en|in|of|el|idioma|the|command|dominio|manejo|spoken|written|oral|tecnico|business))* $|^[ (]+$/

function levelBefore(
  flat: string,
  mention: Mention<string>,
  levels: readonly Mention<LanguageLevel>[],
): Mention<LanguageLevel> | undefined {
  return levels.findLast(({ end }) => end < mention.start && BETWEEN_BEFORE.test(flat.slice(end, mention.start)))
}

interface Pair {
  mention: Mention<string>
  level: Mention<LanguageLevel> | undefined
}

/** «inglés y francés avanzado» says it of both. */
function shareBack(flat: string, pair: Pair | undefined, next: Pair | undefined): void {
  if (pair && next?.level && !pair.level && areJoined(flat, pair, next)) pair.level = next.level
}

/** So does «bilingüe español-inglés». */
function shareOn(flat: string, before: Pair | undefined, pair: Pair | undefined): void {
  if (!before?.level || !pair || pair.level || before.level.start > before.mention.start) return
  if (areJoined(flat, before, pair)) pair.level = before.level
}

const areJoined = (flat: string, pair: Pair, next: Pair): boolean =>
  /^(?: y | e | and |\/|, ?| ?- ?)$/.test(flat.slice(pair.mention.end, next.mention.start))

const CLAIM_BEFORE = new RegExp(
  `(?:idiomas?|languages?|habl[aeo][rs]?|defiend[ae]s?|defenderse|speak|hablases|dominio|dominar|nivel|conocimientos?|manejo|manej[ae]s?|manejarse|desenvuelv[ae]s?|desenvolverse|${MUST}|${WISH}|valora(?:mos|ra|ran|n)?|ojala|requerido|con|buen)(?: (?:de|del|en|el|of|in|tambien|bien|ademas))*:? ?(?:[a-z]+(?:, | y | e | o | u | and |/))*$`,
)
const CLAIM_AFTER = new RegExp(
  `^ ?[:(,]? ?(?:(?:es|sera|se|un|una|muy|lindo|no) )*(?:plus|valora|suma|ayuda|de lectura|nivel|para (?:leer|comunicar|hablar|atender)|${MUST}|${WISH}|requerido|required|necesario|hablado|oral|escrito|fluid)`,
)

/** «catalán y castellano», «inglés B2 y francés», «…y el francés»; in «mercado español e italiano» it is a market. */
const LISTED = new RegExp(
  `(?:, |[yeou] | (?:and|or) )el $|^[^a-z]*(?:[a-z]+(?:, | (?:[yeou]|and|or) ))+$|(?:valor|idioma|habl|${WISH}|(?<![a-z])[abc][12](?![a-z]))[^.;]*(?:, | (?:[yeou]|and|or) )$|(?:[a-z0-9./+#-]+(?: [a-z0-9./+#-]+){0,2}, ){2,}$`,
)

const LONGEST_LIST = 160

/** Without a level the word may be a nationality or a market («mercado español»), so it needs a sign that a language is meant. */
function isClaimed(flat: string, { start, end }: Mention<string>): boolean {
  const before = clauseBefore(flat, start, 50)
  const alone = !/[a-z0-9]/.test(before) && /^\s*(?:$|[\n,;.]|[ouye] )/.test(flat.slice(end, end + 3))
  const in_list =
    LISTED.test(clauseBefore(flat, start, LONGEST_LIST)) && /^\s*(?:$|[\n,;.])/.test(flat.slice(end, end + 3))
  return alone || in_list || CLAIM_BEFORE.test(before) || CLAIM_AFTER.test(flat.slice(end, end + 25))
}
