import { randomUUID } from 'node:crypto'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { readLanguages } from '#server/features/language/normalise/read-languages.ts'
import { LANGUAGE_SKILLS, language } from '#shared/cvs/cv-document.ts'
import { type LanguageLevel, languageLevel } from '#shared/matching/matching.ts'
import type { Line } from '../../lines/line.ts'
import { toTexts } from '../../lines/wrapping.ts'
import { trimmedEnds } from '../dates/dates.ts'
import type { Draft } from '../draft.ts'
import { gridRow } from './language-grid.ts'
import { codeByName } from './language-names.ts'
import { languagePaper } from './language-papers.ts'
import { levelInWords } from './levels-in-words.ts'
import { splitList } from './used-skills.ts'

const MOST_LANGUAGES = 15
const LONGEST_ITEM = 160

interface NamedLanguage {
  code: string
  level: LanguageLevel | null
  /** How the person calls it, where that is not the usual word. */
  own_name: string | null
  /** What stands beside the name and the level. */
  rest: string
  /** The level is what the words beside it seem to say. */
  in_words: boolean
  /** «Inglés nulo», «inglés no hablo»: named as one that they do not speak. */
  denied: boolean
}

/** A language that a short text begins with, and the level that it says. */
export function languageIn(text: string): NamedLanguage | null {
  // Without its accent it is the town.
  const item = withPlainLevel(text.slice(0, LONGEST_ITEM))
    .replace(/valencià(?!\p{L})/iu, 'valenciano')
    .replace(/italià(?!\p{L})/iu, 'italiano')
    .replace(/\s+·\s+/gu, ': ')
  const flat = flatten(item)
  const native = MOTHER_TONGUE.exec(flat)
  const start =
    (native ??
      /^[^a-z]*(?:idioma |lengua |hablo |parlo |falo |entiendo |leo |algo (?:de )?|un poco (?:de )?|una mica (?:de )?|un pouco (?:de )?|bastante |nociones de |tambien |si |de )*/.exec(
        flat,
      ))?.[0].length ?? 0
  const words = flat
    .slice(start)
    .split(/[^a-z]+/)
    .slice(0, 3)
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const code = codeByName().get(name)
    if (!code || !flat.startsWith(name, start) || WEEKEND.test(flat.slice(start))) continue
    const after = item.slice(start + name.length)
    // The reader of levels knows fewer names than this section, so it gets one that it knows.
    const said = readLanguages(`ingles${after}`, flatten(`ingles${after}`))[0]?.level ?? levelInBracket(after)
    const named = native ? 'NATIVO' : (said ?? levelOfPaper(after) ?? levelByShare(after))
    const level = named ?? levelInWords(after)
    const written = item.slice(start, start + name.length)
    const own_name = OWN_NAME.test(name) ? written.charAt(0).toUpperCase() + written.slice(1) : null
    const denied = DENIED.test(flatten(after)) || DENIED_BEFORE.test(flat)
    return {
      code,
      own_name,
      level: denied ? null : level,
      rest: withoutLevel(after, named !== null),
      in_words: named === null && level !== null,
      denied,
    }
  }
  return null
}

const DENIED = /^[\s:,(–-]*(?:no(?! nativ)|nul[oa]|nada|ningun[oa]?|sin (?:conocimientos?|nivel))(?![a-z])/
const DENIED_BEFORE = /^[^a-z]*(?:no hablo|nada de|no se) /

/** «85% (TOEFL ITP 580)»: what a test says counts before what somebody thinks of themselves. */
function levelOfPaper(after: string): LanguageLevel | null {
  const [, inside = ''] = /\(([^()]+)\)/.exec(after) ?? []
  const papers = [inside, after.replace(/^[\s:,–—-]+/, '')]
  return papers.map((paper) => languagePaper(paper)?.level ?? null).find((level) => level !== null) ?? null
}

/** «Inglés como 40 %: entiendo menús», as many write it in Mexico; what stands behind the share is told of it. */
const SHARE = /^[^,.;%]{4,30}\d{2,3} ?%[:,.]?\s+\p{Ll}+ /u

/** «Inglés 40 %» */
function levelByShare(after: string): LanguageLevel | null {
  const share = Number(/^[\s:,(–-]*(?:(?:como|al?|un|nivel|casi|del) )*(?:el )?(\d{2,3}) ?%/.exec(after)?.[1])
  return SHARES.find(([from]) => share >= from)?.[1] ?? null
}
const SHARES: readonly (readonly [number, LanguageLevel])[] = [
  [85, 'C1'],
  [65, 'B2'],
  [45, 'B1'],
  [25, 'A2'],
  [0, 'A1'],
]

/** Without accents, who speaks «finés» could work on «fines de semana». */
const WEEKEND = /^fines de semana/

/** «me defiendo (A2)»: whatever words stand before it. */
function levelInBracket(after: string): LanguageLevel | null {
  const said = languageLevel.safeParse(
    /\((?:[^()]*[^\p{L}\d()])?([abc][12])(?![\p{L}\d])[^()]*\)/iu.exec(after)?.[1]?.toUpperCase(),
  )
  return said.success ? said.data : null
}

/** How LinkedIn says the levels. */
const LINKEDIN_LEVELS: readonly (readonly [RegExp, string])[] = [
  [/(?:competencia )?biling[uü]e o nativa|native or bilingual(?: proficiency)?/i, 'nativo'],
  [/competencia profesional completa|full professional(?: proficiency)?/i, 'C1'],
  [/competencia b[aá]sica profesional|professional working(?: proficiency)?/i, 'B2'],
  [/competencia b[aá]sica limitada|limited working(?: proficiency)?/i, 'B1'],
  [/competencia b[aá]sica|elementary(?: proficiency)?/i, 'A2'],
  [/lleng[uü](?:a|es) matern(?:a|es)|lenguas maternas|linguas? maternas?/i, 'nativo'],
  [/\(LM\)/, '(nativo)'],
  [/\([^()]*\b(?:un poco|una mica|un pouco|lo justo|lo b[aá]sico)\s*\)/i, '(básico)'],
  [/nivell? mitj[aà]|nivel medio/i, 'intermedio'],
  [/nivell alt/i, 'avanzado'],
  [
    /(?:quatre paraules|cuatro palabras|cuatro cosas|nocions|un poco|una mica|un pouco|lo b[aá]sico|para defenderme)(?=[\s.)]*$)/i,
    'básico',
  ],
]

function withPlainLevel(text: string): string {
  const found = LINKEDIN_LEVELS.find(([said]) => said.test(text))
  return found ? text.replace(...found) : text
}

export const MOTHER_TONGUE =
  /^[^a-z]*(?:lengua|idioma|mother|native|first|lingua)(?:\(s\)|s)?[ -](?:matern[oa]|nativ[oa]|tongue|language|materna)(?:\(s\)|s)?[^a-z]+/

const LEVEL_WORD =
  /^[\s:,;()[\]/–—-]*(?:nivel|level|[abc][12]\+?|nativ[oa]s?|nati[uv]a?s?|nadiua?|native|biling[uü]e|bilingual|lengua materna|ll?[ei]ngua materna|\d{2,3} ?%|mother tongue|materno|materna|avanzad[oa]|advanced|intermedi[oa]|intermediate|b[aá]sic[oa]|basic|alto|medio|bajo|fluid[oa]|fluente|fluent|avan[cç]ado|b[aá]sico|intermedi[aá]rio|avan[cç]at|alt|baix|mitj[aà]|b[aà]sic|conversacional|elemental|principiante|beginner|nociones|or|o)(?![\p{L}\d])/iu

/** The words of the level are in the level itself; what else is said stays. */
function withoutLevel(after: string, said: boolean): string {
  let cut = after
  for (let word = LEVEL_WORD.exec(cut); said && word; word = LEVEL_WORD.exec(cut)) cut = cut.slice(word[0].length)
  return trimmedEnds(
    cut
      .replace(/[()[\]:]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;/–—-]+|[\s.,;/–—-]+$/g, ''),
  )
}

/** Reads a section of languages; texts that name none are handed back. */
export function readLanguageSection(draft: Draft, lines: readonly Line[]): void {
  const texts = toTexts(lines, 'names').flatMap(({ text, first }) =>
    first.cells.length > 1 && gridRow(text) === null && text === first.text
      ? joinLevels(first.cells.map((cell) => cell.text))
      : [text],
  )
  for (const text of joinLevels(texts.map((text) => text.replace(SPEAKS, '')).flatMap(eachSentence)).flatMap(
    eachMotherTongue,
  )) {
    const items = text.length > SHORTEST_LIST ? splitList(text) : [text]
    const named = items.filter((item) => languageIn(item) !== null || languagePaper(item) !== null).length
    const listed = named > 1 || (named === 1 && languageIn(text) === null)
    for (const item of (listed ? joinLevels(items) : [text]).flatMap(sharedLevel)) placeLanguage(draft, item)
  }
}

/** «vasco; inglés B1» */
const SHORTEST_LIST = 12

/** «Hablo valenciano y castellano» */
const SPEAKS = /^(?:hablo|parlo|falo|mis idiomas son)\s+/iu

/** «Aimara: lengua materna. Quechua: básico.» */
function eachSentence(text: string): string[] {
  const sentences = text.split(/\.\s+(?=\p{Lu})/u)
  return sentences.filter((sentence) => languageIn(sentence) !== null).length > 1 ? sentences : [text]
}

/** «Lengua(s) materna(s): euskera, español» */
function eachMotherTongue(text: string): string[] {
  const [label] = MOTHER_TONGUE.exec(flatten(text)) ?? []
  const names = label ? splitList(text.slice(label.length)).flatMap((name) => name.split(/\s+[ye]\s+/)) : []
  return label ? names.map((name) => text.slice(0, label.length) + name) : [text]
}

/** «Castellano y catalán: nativa» is said of both; of «español, inglés A2» only the second is a level that one learns. */
function sharedLevel(text: string): string[] {
  const [, one, two, rest = ''] = /^(\p{L}+)\s*(?:,|y|e|i|and|\/|&)\s*(\p{L}+)(\W.*)?$/iu.exec(text) ?? []
  if (!one || !two || !isLanguageName(one) || !isLanguageName(two)) return [text]
  const learnt = languageIn(`${two}${rest}`)?.level !== 'NATIVO'
  return [languageIn(one)?.code === 'es' && learnt ? one : `${one}${rest}`, `${two}${rest}`]
}

const isLanguageName = (text: string): boolean => codeByName().has(flatten(text))

const isLevel = (text: string): boolean => LEVEL_WORD.test(text) || languageIn(`inglés ${text}`)?.level != null

/** A level on its own line or in its own cell belongs to the language before it. */
function joinLevels(texts: readonly string[]): string[] {
  const whole: string[] = []
  for (const text of texts) {
    const before = whole.at(-1)
    if (before !== undefined && isLevel(text) && languageIn(text) === null && languageIn(before)?.level === null) {
      whole[whole.length - 1] = `${before} ${text}`
    } else whole.push(text)
  }
  return whole
}

const CERTIFICATE_WORD = /certific|diploma|t[ií]tulo|cambridge|oxford|trinity|goethe|escuela|instituto|alliance|first/i
/** «sin certificado», «del instituto»: there is none, or only where it was learnt. */
const NO_CERTIFICATE =
  /(?:no tengo|sin|me falta|falta)(?: el| un)?(?:$| certific| diploma| t[ií]tulo)|^(?:del|en el|de la|en la|de) (?:instituto|colegio|escuela|secundaria)$/iu
/** Names of tests are written with capitals or figures; «hablado y escrito» is none. */
const namesCertificate = (text: string): boolean =>
  !NO_CERTIFICATE.test(text) && (/\d{2}|\p{Lu}{2}/u.test(text) || CERTIFICATE_WORD.test(text))

function rateDetail(draft: Draft, at: number): void {
  for (const skill of LANGUAGE_SKILLS) draft.rate(`languages.${at}.detail.${skill}`, skill, 'MEDIA')
}

/** Languages that people call by a name of their own, which stays theirs in the CV. */
const OWN_NAME =
  /^(?:castellano|castella|mallorquin|menorquin|kichwa|quichua|runasimi|vascuence|mandarin|farsi|amazigh|mapudungun)$/

export function placeLanguage(draft: Draft, text: string): void {
  const found = languageIn(text)
  if (!found && takeLanguagePaper(draft, text)) return
  if (!found || found.denied || draft.document.languages.some(({ language: known }) => known === found.code)) {
    draft.hold(text)
    return
  }
  const grid = gridRow(text)
  const overall = grid?.overall ?? found.level
  const item = language.parse({
    id: randomUUID(),
    language: found.code,
    name: found.own_name,
    overall,
    detail: grid?.detail,
  })
  const at = draft.add(draft.document.languages, item, MOST_LANGUAGES, [text])
  if (at === null) return
  if (grid?.detail) rateDetail(draft, at)
  else if (SHARE.test(text)) draft.hold(text)
  else if (found.level !== null && namesCertificate(found.rest)) item.certificate = draft.fit(found.rest, 80)
  // «Inglés: muy poco, entiendo los letreros» is read again by whoever reads the CV.
  else draft.hold(found.in_words ? text : found.rest)
  draft.rate(`languages.${at}.language`, item.language, 'ALTA')
  draft.rate(`languages.${at}.overall`, item.overall, /[abc][12]/i.test(text) ? 'ALTA' : 'MEDIA')
  draft.rate(`languages.${at}.certificate`, item.certificate, 'BAJA')
}

/** «CAE», «DELF B2»: the name of a test says a language and its level; one that is listed without a level gets it. */
function takeLanguagePaper(draft: Draft, text: string): boolean {
  const paper = languagePaper(text)
  if (!paper) return false
  const { languages: listed } = draft.document
  const known = listed.findIndex(({ language: code }) => code === paper.code)
  const fresh = language.parse({ id: randomUUID(), language: paper.code, overall: paper.level })
  const at = known >= 0 ? known : draft.add(listed, fresh, MOST_LANGUAGES, [text])
  const item = at === null ? undefined : listed[at]
  if (!item) return true
  item.overall ??= paper.level
  if (item.certificate === '') item.certificate = draft.fit(text, 80)
  draft.rate(`languages.${at}.language`, item.language, 'MEDIA')
  draft.rate(`languages.${at}.overall`, item.overall, 'MEDIA')
  draft.rate(`languages.${at}.certificate`, item.certificate, 'MEDIA')
  return true
}

/** Certificates of languages stand among the others as well, and say what they say. */
export function settleLanguagePapers(draft: Draft): void {
  for (const { name } of [...draft.document.certifications, ...draft.document.courses]) takeLanguagePaper(draft, name)
}
