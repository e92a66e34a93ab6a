import { flatten } from '#server/features/language/normalise/fold.ts'
import type { LanguageFact } from '#server/features/language/normalise/read-languages.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { languages } from '#server/features/language/taxonomy/reference.ts'
import { languageLevel } from '#shared/matching/matching.ts'
import { counts, type Draft, draft } from '../drafts/draft.ts'
import { type AdText, statementAt } from '../text/ad-text.ts'
import type { Statement } from '../text/statements.ts'
import { anyOf } from './any-of.ts'
import { openingOf } from './phrases.ts'

const OR = /^[^.;\n]{0,12}(?:,? (?:o|u|or|y\/o) |\/)$/
const LISTED = /^, $/

export function proposeLanguages(ad: AdText, read: readonly LanguageFact[]): Draft[] {
  const facts = withBareNames(ad, read)
  return [
    ...alternatives(facts, ad).flatMap((group) => draftsOf(group, ad)),
    ...levelsAlone(ad, facts),
    ...levelsInstead(ad, facts),
  ]
}

/** «Inglés para atender turistas» is quoted whole. */
const FOR =
  /^ (?:(?:para|como|con|en|solo|a nivel) |leid|escrit|hablad|oral|tecnic|(?:suficiente|funcional|operativo|correcto)(?![a-z]))/
/** «que tuvieras un inglés suficiente» */
const HAD =
  /(?<![a-z])(?:tengas?|tuvieras?|hables?|hablaras?|tener|hablar|contar con|cuentes con)(?: (?:un|algo de|buen|nivel de))* $/
const ENOUGH = /^ (?:suficiente|funcional|operativo|correcto)|^[.,;)]|^$/
const BESIDE = /^,? ?(?:,|y|e|o|u|y\/o|\/) ?$/

/** With languages that a demand begins with («Inglés para atender turistas»), and those beside another one («francés y/o alemán»). */
function withBareNames(ad: AdText, facts: readonly LanguageFact[]): LanguageFact[] {
  const bare = namesIn(ad).filter(({ start }) => !facts.some((fact) => fact.start <= start && start < fact.end))
  const found = bare.flatMap((name) => {
    const { start, end } = name
    const statement = statementAt(ad, start)
    if (statement?.stance !== 'ASKED') return []
    const before = ad.flat.slice(statement.from, start)
    if (
      (statement.sentence.listed || statement.sentence.section !== null) &&
      openingOf(before) === before.length &&
      FOR.test(ad.flat.slice(end, end + 12))
    )
      return [
        {
          ...name,
          ...spanOf(
            ad.text,
            start,
            statement.from + ad.flat.slice(statement.from, statement.end).replace(/[.\s]+$/, '').length,
          ),
        },
      ]
    const after_name = ad.flat.slice(end, statement.end)
    if (statement.sentence.listed && openingOf(before) === before.length && /^[.\s]*$/.test(after_name)) return [name]
    if (HAD.test(before) && (FOR.test(ad.flat.slice(end, end + 12)) || ENOUGH.test(ad.flat.slice(end, end + 12))))
      return [name]
    const beside = facts.some(
      (fact) =>
        BESIDE.test(ad.flat.slice(end, Math.max(end, fact.start))) && fact.start - end < 8 && fact.start > start,
    )
    const after = facts.some(
      (fact) => fact.end < start && start - fact.end < 8 && BESIDE.test(ad.flat.slice(fact.end, start)),
    )
    return beside || after || isOneOfThem(ad.flat, start) || isAlone(statement, ad.flat, name) ? [name] : []
  })
  return [...facts, ...found].sort((a, b) => a.start - b.start)
}

/** «Se tendrá en cuenta: inglés o portugués, maquillaje»: nothing but its name, among what is asked for. */
const isAlone = ({ sentence, from }: Statement, flat: string, { start, end }: Span): boolean =>
  sentence.section !== null &&
  (start === from || /(?:^|[,:;]|(?<![a-z])[oyue]) *$/.test(flat.slice(from, start))) &&
  /^ *(?:[,.;)\n]|$|[oyu] )/.test(flat.slice(end, end + 4))

/** «Tercer idioma (portugués, francés o quechua)»: any of those that it names. */
const ONE_LANGUAGE =
  /(?<![a-z])(?:segund[oa]|tercer[oa]?|otr[oa]|algun[a]?|un[a]?) (?:idioma|lengua)(?: [a-z]+)? ?(?:\(|: ?)(?:[a-z]{4,}(?:,| [ouye]) )*$/
const isOneOfThem = (flat: string, start: number): boolean =>
  ONE_LANGUAGE.test(flat.slice(Math.max(0, start - LONGEST_LIST), start))
const LONGEST_LIST = 80

function namesIn({ text, flat }: AdText): LanguageFact[] {
  names ??= new Map([...languages().map(({ id, name_es }) => [flatten(name_es), id] as const), ['castellano', 'es']])
  return [...flat.matchAll(/[a-z]{5,}/g)].flatMap(({ 0: word, index }) => {
    const language = names?.get(word)
    return language === undefined ? [] : [{ ...spanOf(text, index, index + word.length), language }]
  })
}
let names: ReadonlyMap<string, string> | undefined

const LEVEL_ALONE = /^\s*nivel (?:minimo )?([abc][12])(?![a-z0-9])/

/** «Nivel C1 comprobable» in an ad for teachers of English: the language is the one of the title. */
function levelsAlone(ad: AdText, facts: readonly LanguageFact[]): Draft[] {
  const [language, ...others] = languagesNamed(ad.title ?? '')
  if (!language || others.length > 0) return []
  return ad.statements.flatMap((statement) => {
    const match = LEVEL_ALONE.exec(statement.flat)
    const min_level = languageLevel.safeParse(match?.[1]?.toUpperCase()).data
    const named = facts.some(({ start }) => start >= statement.start && start < statement.end)
    if (!match || !min_level || named || statement.stance !== 'ASKED') return []
    const span = spanOf(ad.text, statement.start, statement.end)
    return [draft(`LANGUAGE ${language}`, { type: 'LANGUAGE', value: { language, min_level } }, span, statement)]
  })
}

const LEVEL_INSTEAD =
  /(?<=[ou],? (?:en su defecto|si no|bien)?,? ?(?:un |el |con (?:un )?)?(?:nivel )?)([abc][12])(?![a-z0-9])/g

/** «habilitación lingüística en inglés o, en su defecto, un C1»: of the one language that is named before it. */
function levelsInstead(ad: AdText, facts: readonly LanguageFact[]): Draft[] {
  return ad.statements.flatMap((statement) => {
    if (statement.stance !== 'ASKED') return []
    return [...statement.flat.matchAll(LEVEL_INSTEAD)].flatMap(({ 0: said, index }) => {
      const start = statement.start + index
      const [language, ...others] = languagesNamed(statement.flat.slice(0, index))
      const min_level = languageLevel.safeParse(said.toUpperCase()).data
      if (!language || others.length > 0 || !min_level || facts.some((one) => one.start <= start && start < one.end))
        return []
      const span = spanOf(ad.text, start, start + said.length)
      return [
        draft(`LANGUAGE ${language} ${start}`, { type: 'LANGUAGE', value: { language, min_level } }, span, statement),
      ]
    })
  })
}

function languagesNamed(title: string): string[] {
  const words = flatten(title).split(/[^a-z]+/)
  return languages().flatMap(({ id, name_es }) => (words.includes(flatten(name_es)) ? [id] : []))
}

function draftsOf(group: readonly LanguageFact[], ad: AdText): Draft[] {
  const [first] = group
  const statement = first && statementAt(ad, first.start)
  if (!first || !counts(statement, first)) return []
  // «Inglés o francés básico»: said of both.
  const of_all = group.slice(0, -1).every(({ level }) => level === undefined) ? group.at(-1)?.level : undefined
  const drafts = group.map((fact) => {
    const spoken = /^ (?:bien )?hablad[oa](?![a-z])/.test(ad.flat.slice(fact.end, fact.end + 20))
    const value = { language: fact.language, min_level: fact.level ?? of_all ?? (spoken ? ('B1' as const) : null) }
    return draft(`LANGUAGE ${fact.language}`, { type: 'LANGUAGE', value }, closed(fact, ad), statement)
  })
  return group.length > 1 ? [anyOf(drafts, spanned(group, ad))] : drafts
}

/** «francés, alemán o inglés» is one demand that any of them meets. */
function alternatives(facts: readonly LanguageFact[], { flat }: AdText): LanguageFact[][] {
  const groups: LanguageFact[][] = []
  facts.forEach((fact, at) => {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const gap = before ? flat.slice(before.end, fact.start) : ''
    const next = facts[at + 1]
    const opens =
      LISTED.test(gap) &&
      ((next !== undefined && OR.test(flat.slice(fact.end, next.start))) || isOneOfThem(flat, fact.start))
    if (group && before && before.language !== fact.language && (OR.test(gap) || opens)) group.push(fact)
    else groups.push([fact])
  })
  return groups
}

/** «inglés (C1)» is quoted with both brackets. */
function closed({ start, end, text: said }: Span, { text }: AdText): Span {
  return spanOf(text, start, end + (/\([^)]*$/.test(said) && text[end] === ')' ? 1 : 0))
}

const spanned = (group: readonly LanguageFact[], { text }: AdText): Span =>
  spanOf(text, group[0]?.start ?? 0, group.at(-1)?.end ?? 0)
