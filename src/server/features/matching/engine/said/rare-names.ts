import { findPlaces } from '#server/features/language/normalise/find-places.ts'
import { fold } from '#server/features/language/normalise/fold.ts'
import { lexicon, roleKey, skillKey } from '#server/features/language/normalise/lexicon.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding, LineFact, Source } from '../types.ts'
import { contentWords, saysNothing } from '../words/content-words.ts'

/** A product by its name: capitals inside a sentence, or letters with digits, as «Fanuc», «Cobas 6000», «BTL1». */
const NAME = /^(?:\p{Lu}\p{L}{2,}|\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{L}+\d[\p{L}\d]*|\d+\p{Lu}[\p{L}\d]*)$/u
const WORD = /[\p{L}\p{N}]+/gu
/** «u otro programa»: any of the kind would do. */
const OR_ANOTHER =
  /,? [ou] (?:a(?:lg[uú]n|lguna)? )?(?:otr[oa]s?|similar(?:es)?|equivalentes?|parecid[oa]s?)(?!\p{L}).*$/iu
const ASIDE = /\([^()]*\)/gu
const ENDS_IN_EITHER = /, [^,]* [ou] [^,]*$/u

/** What is asked for under one name, and whether nothing is asked of it but to know it. */
interface Named {
  text: string
  words: readonly string[]
  is_all: boolean
}

/** Everything that is wanted, each in one of the ways that would do. */
function wantedIn(text: string): Named[][] {
  const rest = text.replace(ASIDE, ' ').replace(OR_ANOTHER, '')
  const groups = ENDS_IN_EITHER.test(rest) ? [rest.replaceAll(/, /g, ' o ')] : rest.split(/, | y | e /u)
  return groups.map((group, at) =>
    group.split(/ (?:o|u|y\/o) |\//u).map((way, i) => namedIn(way.trim(), at === 0 && i === 0)),
  )
}

function namedIn(text: string, opens: boolean): Named {
  const all = [...text.matchAll(WORD)].map(([word]) => word)
  // The first word of a demand has its capital from where it stands.
  const from = all.findIndex((word, at) => NAME.test(word) && (at > 0 || !opens || !/^\p{Lu}\p{Ll}+$/u.test(word)))
  const run = from < 0 ? [] : all.slice(from, from + lengthOfRun(all.slice(from)))
  const before = all.slice(0, from)
  if (run.length === 0 || run.length > LONGEST || isPlace(run, before) || isOfLongerName(before))
    return { text, words: [], is_all: false }
  const words = contentWords(run.join(' '))
  // «Contador Sysmex», «equipos Cobas»: the word before a name says what it is.
  const others = [...all.slice(0, Math.max(0, from - 1)), ...all.slice(from + run.length)]
  return { text: run.join(' '), words, is_all: saysNothing(others.join(' ')) }
}

/** «Zona de Getafe», «ventas en Rosario»; «equipos Cobas» is no village of that name. */
const isPlace = (run: readonly string[], before: readonly string[]): boolean =>
  /^(?:en|de|del|desde|hasta|por|zona|norte|sur)$/i.test(before.at(-1) ?? '') &&
  findPlaces(fold(run.join(' '))).length > 0

/** «Cámara de Comercio» is one name; «Manejo de Fanuc» names one thing. */
const isOfLongerName = (before: readonly string[]): boolean => {
  const head = before.findLast((word) => !/^(?:de|del|la|las|los|el|y)$/i.test(word))
  return head !== undefined && head !== before.at(-1) && /^\p{Lu}/u.test(head) && !saysNothing(head)
}

/** Known to many trades, so that it may be a word for something else: «social», «comercio». */
const isOrdinary = (word: string): boolean =>
  fold(word).every((token) => {
    const { skills, roles } = lexicon()
    return skills.next?.has(skillKey(token)) || roles.next?.has(roleKey(token))
  })

const LONGEST = 2
const lengthOfRun = (words: readonly string[]): number => {
  const end = words.findIndex((word) => !/^[\p{Lu}\d]/u.test(word) && !NAME.test(word))
  return end < 0 ? words.length : end
}

export function byRareNames(text: string): (candidate: PreparedCandidate) => Finding {
  const wanted = wantedIn(text)
  const any_would_do = OR_ANOTHER.test(text)
  // «Normativa de cartera, SQL o modelos»: nobody knows whether the first is wanted beside one of the others.
  const is_mixed = wanted.some((ways) => ways.length > 2 && ways.some(({ words }) => words.length === 0))
  if (!wanted.some((ways) => ways.some(({ words }) => words.length > 0))) return () => UNKNOWN
  return (candidate) => {
    const found = wanted.map((ways) => bestOf(ways.map((way) => heldOf(way, candidate))))
    const held = found.filter((one) => one.share > 0)
    if (held.length === 0) return UNKNOWN
    const sources = [...new Set(held.flatMap(({ source }) => source ?? []))]
    const is_met = any_would_do
      ? held.some(({ named }) => named?.is_all)
      : found.every(({ share, named }) => share === 1 && named?.is_all) && !is_mixed
    if (is_met) return { ...UNKNOWN, value: 1, sources }
    const missing = wanted.flatMap((ways, at) => (found[at]?.share ? [] : [ways.map((way) => way.text).join(' o ')]))
    const shown = held.flatMap(({ named }) => named?.text ?? [])
    return {
      ...UNKNOWN,
      value: EVIDENCE_VALUE.substitute,
      related: true,
      basis: 'NEAR' as const,
      sources,
      ...(missing.length > 0 && { parts: { shown, missing } }),
    }
  }
}

interface Held {
  named?: Named
  share: number
  source?: Source
}

const bestOf = (held: readonly Held[]): Held =>
  held.reduce<Held>((best, next) => (next.share > best.share ? next : best), { share: 0 })

/** All of a name is the thing; its last word alone may be another maker's, and its first another product. */
function heldOf(named: Named, { lines, texts }: PreparedCandidate): Held {
  const last = named.words.at(-1)
  if (last === undefined) return { share: 0 }
  const isNamed = (fact: LineFact): boolean =>
    fact.words.includes(last) &&
    isWritten(last, (texts[fact.source.cv_path] ?? '').slice(fact.source.start, fact.source.end))
  const own = lines.facts.filter(isNamed)
  const whole = own.find(({ words }) => named.words.every((word) => words.includes(word)))
  if (whole) return { named, share: 1, source: whole.source }
  return own[0] && !/^\d+$/.test(last) && !isOrdinary(named.text.split(' ').at(-1) ?? '')
    ? { named, share: EVIDENCE_VALUE.substitute, source: own[0].source }
    : { share: 0 }
}

/** Written as a name there too: «vulcan» of «se vulcaniza» is none. */
const isWritten = (folded: string, line: string): boolean =>
  [...line.matchAll(WORD)].some(([word]) => /[\p{Lu}\d]/u.test(word) && contentWords(word)[0] === folded)
