import { randomUUID } from 'node:crypto'
import { flatten } from '#server/features/matching/normalise/fold.ts'
import { readLanguages } from '#server/features/matching/normalise/read-languages.ts'
import { languages } from '#server/features/matching/taxonomy/reference.ts'
import { language } from '#shared/cv-document.ts'
import type { LanguageLevel } from '#shared/matching.ts'
import type { Line } from '../lines/line.ts'
import { toTexts } from '../lines/wrapping.ts'
import { trimmedEnds } from './dates.ts'
import type { Draft } from './draft.ts'
import { splitList } from './used-skills.ts'

const MOST_LANGUAGES = 15
const LONGEST_ITEM = 160

const PORTUGUESE: Record<string, string> = {
  espanhol: 'es',
  alemao: 'de',
  chines: 'zh',
  japones: 'ja',
  catalao: 'ca',
  frances: 'fr',
}
let codes: ReadonlyMap<string, string> | undefined

function codeByName(): ReadonlyMap<string, string> {
  codes ??= new Map([
    ...languages().flatMap(({ id, name_es, name_en, aliases }) =>
      [name_es, name_en, ...aliases].map((name): [string, string] => [flatten(name), id]),
    ),
    ...Object.entries(PORTUGUESE),
  ])
  return codes
}

export interface NamedLanguage {
  code: string
  level: LanguageLevel | null
  /** What stands beside the name and the level. */
  rest: string
}

/** A language that a short text begins with, and the level that it says. */
export function languageIn(text: string): NamedLanguage | null {
  const item = text.slice(0, LONGEST_ITEM)
  const flat = flatten(item)
  const start = /^[^a-z]*(?:idioma |lengua )?/.exec(flat)?.[0].length ?? 0
  const words = flat
    .slice(start)
    .split(/[^a-z]+/)
    .slice(0, 3)
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const code = codeByName().get(name)
    if (!code || !flat.startsWith(name, start)) continue
    const after = item.slice(start + name.length)
    // The reader of levels knows fewer names than this section, so it gets one that it knows.
    const level = readLanguages(`ingles${after}`, flatten(`ingles${after}`))[0]?.level ?? null
    return { code, level, rest: withoutLevel(after, level !== null) }
  }
  return null
}

const LEVEL_WORDS =
  /(?<![\p{L}\d])(?:nivel|level|[abc][12]\+?|nativ[oa]|native|biling[uü]e|bilingual|lengua materna|mother tongue|materno|materna|avanzad[oa]|advanced|intermedi[oa]|intermediate|b[aá]sic[oa]|basic|alto|medio|bajo|fluid[oa]|fluente|fluent|avan[cç]ado|b[aá]sico|intermedi[aá]rio|conversacional|elemental|principiante|beginner|or|o)(?![\p{L}\d])/giu

/** The words of the level are in the level itself; what else is said stays. */
function withoutLevel(after: string, said: boolean): string {
  const cut = said ? after.replace(LEVEL_WORDS, ' ') : after
  return trimmedEnds(
    cut
      .replace(/[()[\]:]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;/–—-]+|[\s,;/–—-]+$/g, ''),
  )
}

/** Reads a section of languages; texts that name none are handed back. */
export function readLanguageSection(draft: Draft, lines: readonly Line[]): void {
  const texts = toTexts(lines, 'names').flatMap(({ text, first }) =>
    first.cells.length > 1 && text === first.text ? joinLevels(first.cells.map((cell) => cell.text)) : [text],
  )
  for (const text of joinLevels(texts)) {
    const items = text.length > 20 ? splitList(text) : [text]
    const named = items.filter((item) => languageIn(item) !== null).length
    for (const item of named > 1 ? joinLevels(items) : [text]) placeLanguage(draft, item)
  }
}

/** A level on its own line or in its own cell belongs to the language before it. */
function joinLevels(texts: readonly string[]): string[] {
  const whole: string[] = []
  for (const text of texts) {
    const before = whole.at(-1)
    if (before !== undefined && languageIn(text) === null && languageIn(before)?.level === null) {
      whole[whole.length - 1] = `${before} ${text}`
    } else whole.push(text)
  }
  return whole
}

export function placeLanguage(draft: Draft, text: string): void {
  const found = languageIn(text)
  if (!found || draft.document.languages.some(({ language: known }) => known === found.code)) {
    draft.hold(text)
    return
  }
  const item = language.parse({ id: randomUUID(), language: found.code, overall: found.level })
  const at = draft.add(draft.document.languages, item, MOST_LANGUAGES, [text])
  if (at === null) return
  if (found.level !== null) item.certificate = draft.fit(found.rest, 80)
  else draft.hold(found.rest)
  draft.rate(`languages.${at}.language`, item.language, 'ALTA')
  draft.rate(`languages.${at}.overall`, item.overall, /[abc][12]/i.test(text) ? 'ALTA' : 'MEDIA')
  draft.rate(`languages.${at}.certificate`, item.certificate, 'BAJA')
}
