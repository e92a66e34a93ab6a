import { levelBeside } from '#server/features/ad-reader/demands/skills/skill-details.ts'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { deniedClauses } from '#server/features/language/normalise/words/denied-clauses.ts'
import { inSpanish } from '#server/features/language/normalise/words/neighbour-words.ts'
import { areThings, leadsPeople } from './said/leads-people.ts'
import { isSeldom } from './said/seldom.ts'
import { howLong, lastYear, sinceWhen } from './said/since-when.ts'
import { isWished, withoutWished } from './said/wished.ts'
import { foldedWords } from './term.ts'
import { isPaper, tradeSkills } from './trades.ts'
import type { LineFact, SkillMention, Source } from './types.ts'
import { contentWords, deedsIn, isVague, rootsIn } from './words/content-words.ts'
import {
  besideOf,
  deniedIn,
  isAwaited,
  isDenied,
  isLapsed,
  isSaidToDeny,
  levelIn,
  withoutDenied,
} from './words/said-beside.ts'
import { type ToldSkill, toldSkills } from './words/told-skills.ts'
import { rootOf } from './words/word-root.ts'
import { lettersOf } from './words/words-asked.ts'

const MOST_LINES = 96
const ENDS = /\n|[.;:]\s|[.;:]$/g

/** What is said of a course is said of what it shows. */
const LEARNT = /^(?:courses|certifications|custom)\./

const LEADING = 'team-management'

/** «Security+» ends with its sign. */
function withSign(span: ToldSkill, text: string): ToldSkill {
  const end = span.end + (/^[+#]+/.exec(text.slice(span.end, span.end + 2))?.[0].length ?? 0)
  return end === span.end ? span : { ...span, end, text: text.slice(span.start, end) }
}

/** Those that a text names, and those that it tells of in other words. */
function skillsIn(text: string): ToldSkill[] {
  const flat = flatten(text)
  const named = findConcepts(text)
    .filter(({ kind }) => kind === 'skill')
    .map((span) => withSign(span, text))
  const led = leadsPeople(flat)
  const told = [...toldSkills(text), ...(led ? [{ id: LEADING, ...led, text: text.slice(led.start, led.end) }] : [])]
  const others = told.filter(({ id }, at) => [...named, ...told.slice(0, at)].every((one) => one.id !== id))
  return [...named, ...others].filter(({ id, end }) => id !== LEADING || !areThings(flat, end))
}

/** Verbs that say nothing of what is not done: «ni tratar con proveedores» is of them. */
const OF_ANYTHING = new Set('hablar tratar trabajar hacer usar manejar llevar lidiar ver tocar'.split(' ').map(rootOf))

function rootsDenied(text: string): string[] {
  const roots = rootsIn(text)
  const telling = roots.filter((root) => !OF_ANYTHING.has(root) && !/^\d+$/.test(root))
  return telling.length > 0 ? telling : roots
}

/** Keeps each text that something was found in, once, and every line that may answer a demand. */
export class Notes {
  readonly texts: Record<string, string> = {}
  readonly lines: LineFact[] = []
  /** What the CV says that its writer does not have or do. */
  readonly denials: LineFact[] = []
  /** The same lines as the encoder reads them. */
  readonly line_texts: string[] = []
  readonly #known = new Set<string>()

  /** Without the person's own name. */
  readonly nameless: (text: string) => string

  constructor(nameless: (text: string) => string) {
    this.nameless = nameless
  }

  whole(cv_path: string, text: string): Source {
    this.texts[cv_path] = text
    return { cv_path, start: 0, end: text.length }
  }

  /** The skills that a text names; its lines are kept too. */
  mentions(cv_path: string, text: string): SkillMention[] {
    if (text.trim() === '') return []
    this.line(cv_path, text)
    const found = skillsIn(this.nameless(text))
    if (found.length > 0) this.texts[cv_path] = text
    const flat = flatten(text)
    const denials = deniedClauses(flat)
    return found.flatMap(({ id, start, end, text: name }) => {
      if (isWished(flat, start)) return []
      const beside = besideOf(text, end)
      const level = levelBeside(flat, start, end) ?? levelIn(`${name} ${beside}`)
      const denied = isDenied(flat, start, end, denials)
      const since = sinceWhen(flat, start, end)
      const months = howLong(flat, start, end)
      const last_year = lastYear(flat, start, end)
      const seldom = isSeldom(flat, start, end)
      const time = {
        ...(since && { since }),
        ...(months && { months }),
        ...(last_year && { last_year }),
        ...(seldom && { seldom }),
      }
      const lapsed = isLapsed(beside) || ((isPaper(id) || LEARNT.test(cv_path)) && isAwaited(text, end))
      const said = { level, lapsed, ...(denied && { denied }), ...time }
      return { term: id, name, ...said, source: { cv_path, start, end } }
    })
  }

  /** The same of a course or a certificate, and what the work is about that it trains for: «Curso de sumiller». */
  learnt(cv_path: string, text: string): SkillMention[] {
    const named = this.mentions(cv_path, text)
    const roles = findConcepts(this.nameless(text)).filter((span) => span.kind === 'role')
    const lapsed = isLapsed(text)
    if (isSaidToDeny(text)) return named.map((mention) => ({ ...mention, denied: true }))
    const trades = roles.flatMap(({ id, start, end }) =>
      tradeSkills(id).map((term) => ({ term, name: text, level: null, lapsed, source: { cv_path, start, end } })),
    )
    if (trades.length > 0) this.texts[cv_path] = text
    // Its name is of one thing, wherever in it «vencido» stands.
    return [...named.map((mention) => ({ ...mention, lapsed: mention.lapsed || lapsed })), ...trades]
  }

  line(cv_path: string, text: string): void {
    if (this.#known.has(cv_path)) return
    this.#known.add(cv_path)
    const readable = this.#withoutDenied(cv_path, this.nameless(text))
    let start = 0
    for (const end of [...readable.matchAll(ENDS)].map(({ index }) => index).concat(readable.length)) {
      this.#sentence({ cv_path, start, end }, readable.slice(start, end).trim())
      start = end + 1
    }
    if ([...this.lines, ...this.denials].some(({ source }) => source.cv_path === cv_path)) this.texts[cv_path] = text
  }

  /** The one that says most, to show how the CV is written. */
  longestLine(): Source | undefined {
    return this.lines.reduce<LineFact | undefined>(
      (most, line) => (line.words.length > (most?.words.length ?? 0) ? line : most),
      undefined,
    )?.source
  }

  /** A text at equal length without what it denies, which is kept apart. */
  #withoutDenied(cv_path: string, text: string): string {
    let kept = text
    for (const { start, end, about, from } of deniedClauses(flatten(text))) {
      const denied = text.slice(about.start, about.end)
      const words = [...new Set(foldedWords(text.slice(start, end)))]
      // Of a verb alone the sentence says what it is done with.
      const roots = from === undefined ? {} : { roots: rootsIn(text.slice(from, end)) }
      // «El 2 lo hacía el contador»: a number alone is of no matter in particular.
      const said =
        isVague(contentWords(denied)) || /^\D{0,3}\d+\D{0,2}$/.test(denied)
          ? {}
          : { about: rootsDenied(denied), ...roots }
      this.denials.push({ source: { cv_path, start, end }, words, ...said })
      kept = kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end)
    }
    return kept
  }

  #sentence(source: Source, sentence: string): void {
    if (sentence.length < 2 || this.lines.length === MOST_LINES) return
    const spanish = inSpanish(sentence)
    const flat = flatten(spanish)
    const said = withoutWished(withoutDenied(spanish, flat), flat)
    const denied = deniedIn(spanish, flat).flatMap((clause) => foldedWords(clause))
    if (denied.length > 0) this.denials.push({ source, words: [...new Set(denied)] })
    const words = [...new Set([...contentWords(said), ...lettersOf(said).map(({ name }) => name)])]
    if (words.length === 0) return
    const roots = [...new Set([...rootsIn(said), ...deedsIn(said)])].filter((root) => !words.includes(root))
    this.lines.push({ source, words, roots })
    this.line_texts.push(said.trim())
  }
}
