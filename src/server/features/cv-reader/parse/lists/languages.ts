import { randomUUID } from 'node:crypto'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { LANGUAGE_SKILLS, language } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import type { Line } from '../../lines/line.ts'
import { toTexts } from '../../lines/wrapping.ts'
import type { Draft } from '../draft.ts'
import { kindsApart } from '../sections/items.ts'
import { gridRow } from './language-grid.ts'
import { LEVEL_WORD, languageIn, MOTHER_TONGUE } from './language-in.ts'
import { codeByName } from './language-names.ts'
import { languagePaper } from './language-papers.ts'
import { splitList } from './used-skills.ts'

/** Reads a section of languages; texts that name none are handed back. */
export function readLanguageSection(draft: Draft, lines: readonly Line[]): void {
  const texts = toTexts(lines, 'names').flatMap(({ text, first }) =>
    first.cells.length > 1 && gridRow(text) === null && text === first.text
      ? joinLevels(first.cells.map((cell) => cell.text))
      : [text],
  )
  const spoken = texts.flatMap(eachSpoken).flatMap(eachSentence)
  for (const text of joinLevels(spoken.flatMap(kindsApart)).flatMap(eachMotherTongue)) {
    const items = text.length > SHORTEST_LIST ? splitList(text) : [text]
    const named = items.filter((item) => languageIn(item) !== null || languagePaper(item) !== null).length
    const listed = named > 1 || (named === 1 && languageIn(text) === null)
    for (const item of (listed ? joinLevels(items) : [text]).flatMap(sharedLevel)) placeLanguage(draft, item)
  }
}

/** «vasco; inglés B1» */
const SHORTEST_LIST = 12

/** «Hablo valenciano y castellano» */
const SPEAKS = /^(?:hablo|habla|parlo|falo|mis idiomas son|idiomas?:?(?!\s+(?:matern|nativ|extranjer)))\s+/iu

function eachSpoken(text: string): string[] {
  const said = text.replace(SPEAKS, '')
  const each = said === text ? [] : said.split(/,\s+|\s+[ye]\s+/)
  return each.length > 1 && each.every((one) => languageIn(one) !== null) ? each : [said]
}

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

function rateDetail(draft: Draft, at: number): void {
  for (const skill of LANGUAGE_SKILLS) draft.rate(`languages.${at}.detail.${skill}`, skill, 'MEDIA')
}

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
  const at = draft.add(draft.document.languages, item, CV_COUNTS.languages, [text])
  if (at === null) return
  if (grid?.detail) rateDetail(draft, at)
  else {
    item.said = grid ? '' : draft.fit(found.said, CV_LENGTHS.language.said)
    item.certificate = draft.fit(found.certificate, CV_LENGTHS.language.certificate)
    draft.hold(found.left)
  }
  draft.rate(`languages.${at}.language`, item.language, 'ALTA')
  draft.rate(`languages.${at}.overall`, item.overall, /[abc][12]/i.test(text) ? 'ALTA' : 'MEDIA')
  draft.rate(`languages.${at}.said`, item.said, 'ALTA')
  draft.rate(`languages.${at}.certificate`, item.certificate, 'BAJA')
}

/** «CAE», «DELF B2»: the name of a test says a language and its level; one that is listed without a level gets it. */
function takeLanguagePaper(draft: Draft, text: string): boolean {
  const paper = languagePaper(text)
  if (!paper) return false
  const { languages: listed } = draft.document
  const known = listed.findIndex(({ language: code }) => code === paper.code)
  const fresh = language.parse({ id: randomUUID(), language: paper.code, overall: paper.level })
  const at = known >= 0 ? known : draft.add(listed, fresh, CV_COUNTS.languages, [text])
  const item = at === null ? undefined : listed[at]
  if (!item) return true
  item.overall ??= paper.level
  if (item.certificate === '') item.certificate = draft.fit(text, CV_LENGTHS.language.certificate)
  draft.rate(`languages.${at}.language`, item.language, 'MEDIA')
  draft.rate(`languages.${at}.overall`, item.overall, 'MEDIA')
  draft.rate(`languages.${at}.certificate`, item.certificate, 'MEDIA')
  return true
}

/** Certificates of languages stand among the others as well, and say what they say. */
export function settleLanguagePapers(draft: Draft): void {
  for (const { name } of [...draft.document.certifications, ...draft.document.courses]) takeLanguagePaper(draft, name)
}
