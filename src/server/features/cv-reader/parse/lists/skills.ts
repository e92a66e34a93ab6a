import { randomUUID } from 'node:crypto'
import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { skill } from '#shared/cvs/cv-document.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import { type Line, withText } from '../../lines/line.ts'
import { toTexts } from '../../lines/wrapping.ts'
import { namedClasses } from '../circumstances/licence-phrases.ts'
import type { Draft } from '../draft.ts'
import { isOfHealth } from '../head/private-data.ts'
import { isNoSkill } from '../loose/loose-sentences.ts'
import { isOfLife } from '../sections/items.ts'
import { isLicence } from '../sections/papers.ts'
import { languageIn, MOTHER_TONGUE } from './language-in.ts'
import { placeLanguage, readLanguageSection } from './languages.ts'
import { isNoSkillName, isRemark, tellsOnly } from './no-skills.ts'
import { listedIn } from './remarks-in-lists.ts'
import { fitsSkill, splitList } from './used-skills.ts'

const MOST_SKILLS = 60
const LONGEST_GROUP = 40
const LONGEST_ITEM = 120
const LEVELS: readonly (readonly [SkillLevel, RegExp])[] = [
  ['EXPERTO', /^(?:nivel )?(?:expert[oa]?)$/i],
  ['AVANZADO', /^(?:nivel )?(?:avanzad[oa]|advanced|alto|avan[cç]ad[oa])$/i],
  ['INTERMEDIO', /^(?:nivel )?(?:intermedi[oa]|intermediate|medio|intermedi[aá]ri[oa])$/i],
  [
    'BASICO',
    /^(?:nivel )?(?:b[aá]sic[oa]|basic|beginner|bajo|usuario|elemental|nociones|lo b[aá]sico|lo justo|principiante|sencill[oa])$/i,
  ],
]
/** Bars of dots or stars between the skills of one line. */
const SENTENCE_END = /(?<=\p{L}{3}|\))\.\s+(?=\p{Lu})/u
const METERS = /\s*[●○◉◯★☆■□▪▫⬤◆◇•]{2,}\s*/gu
/** Marks of a bar or of stars behind a skill. */
const METER = /[\s:]*(?:[●○◉◯★☆■□▪▫⬤◆◇•·]{2,}|\d{1,3}\s?%|(?<![\d/])\d\s?\/\s?\d{1,2})\s*$/u
/** «Montacargas sí», before what is said of it. */
const YES = /(?<=\p{L}{3})\s+s[ií]$/u
/** «Excel (tablas dinámicas, buscarv, macros sencillas)» */
const WITH_PARTS = /^([^()]{2,40}?)\s*\(([^()]{3,80})\)$/u
/** «WordPress básico», «Excel nivel medio», «Power BI nociones» */
const LEVEL_LAST =
  /^(.{2,40}?)\s+(?:a )?((?:nivel )?(?:expert[oa]|avanzad[oa]|alto|intermedi[oa]|medio|b[aá]sic[oa]|elemental|usuario|nociones|principiante|sencill[oa]))(?:\s*\(([^()]{3,80})\))?$/iu
/** «Office, Drive, licencia B» */
const OF_PAPER = /^(?:carn[eé]t?|licencia|permiso|libreta|brevete|registro de conducir)(?!\p{L})/iu
const LEVEL_BEHIND = /^(.{1,60}?)\s*(?:\(([^()]{3,20})\)|[:–—-]\s+([^\s:–—-][^:–—]{2,20}))$/u

/** Reads skills in lines, lists, groups and cells. */
export function readSkills(draft: Draft, lines: readonly Line[]): void {
  let group = ''
  for (const { text, first } of toTexts(lines, 'names')) {
    const cells = first.cells.length > 1 && text === first.text ? first.cells.map((cell) => cell.text) : [text]
    if (MOTHER_TONGUE.test(flatten(text))) {
      readLanguageSection(draft, [withText(first, text)])
      continue
    }
    if (isLanguageWithLevel(text)) {
      placeLanguage(draft, text)
      continue
    }
    const labelled = groupOf(cells)
    if (labelled.group !== '') group = labelled.group
    // «Excel: tablas, filtros»: what the parts are of is a skill too.
    if (labelled.group !== '' && (isTool(group) || isRemark(splitList(labelled.items[0] ?? '')[0] ?? '')))
      placeSkill(draft, group, '')
    else if (first.bold && lines.some(({ bold }) => !bold) && cells.length === 1 && !text.includes(',')) {
      group = text.length <= LONGEST_GROUP ? text.replace(/:$/, '') : ''
      continue
    }
    for (const cell of labelled.items)
      for (const [at, sentence] of cell.replace(METERS, ',').split(SENTENCE_END).entries())
        if (saysShare(sentence)) placeLanguage(draft, sentence)
        else if (isOfHealth(sentence) || isNoSkill(sentence) || tellsOnly(sentence))
          draft.hold(sentence.replace(/\.$/, ''))
        else placeListed(draft, sentence, at === 0 || labelled.group === '' ? group : '')
    if (labelled.group !== '' && !first.bold) group = ''
  }
}

const isTool = (name: string): boolean => taxonomy().skill(skillIdOf(name) ?? '')?.kind === 'TOOL'

/** Each item of a list; what is denied in it is kept as text. */
export function placeListed(draft: Draft, text: string, group: string): void {
  const { items, told } = listedIn(text)
  for (const name of items) placeSkill(draft, name, group)
  for (const remark of told) draft.hold(remark)
}

const SHARE = /^[^,.;]{4,30}\d{2,3} ?%/
/** «Inglés como 40 %: entiendo menús, precios»: what stands behind a language and its share is said of it. */
const saysShare = (sentence: string): boolean => SHARE.test(sentence) && (languageIn(sentence)?.level ?? null) !== null

const LONGEST_LANGUAGE = 40

/** «Inglés: A2» among the skills names no group. */
function isLanguageWithLevel(text: string): boolean {
  const spoken = text.length <= LONGEST_LANGUAGE && !text.includes(',') ? languageIn(text) : null
  return spoken !== null && (spoken.level !== null || spoken.denied)
}

/** «Ofimática: Excel, Word» or the same in two cells. */
function groupOf(cells: readonly string[]): { group: string; items: string[] } {
  const [first = '', ...others] = cells
  const [, label = '', rest = ''] = /^([^:,;()]{2,40}):\s*(.*)$/.exec(first) ?? []
  if (label !== '' && !levelOf(rest) && !SHARE.test(label) && (rest !== '' || others.length > 0))
    return { group: label, items: [rest, ...others] }
  if (others.length === 1 && others[0]?.includes(',') && !first.includes(',') && first.length <= LONGEST_GROUP) {
    return { group: first, items: others }
  }
  return { group: '', items: [...cells] }
}

const KNOWS = /^(?:tambi[eé]n )?s[eé] (?:manejar|usar|utilizar|hacer|de)?\s*/iu
const OF_SKILL =
  /^(?:(?:buen |amplio )?manejo (?:de|del)|uso (?:de|del)|dominio (?:de|del)|conocimientos? (?:de|en)|experiencia (?:en|con)|manejo|uso|utilizo)\s+/iu

/** «Sé manejar remalladora», «Manejo de Excel»: the skill itself; «Manejo de personal» is one as it stands. */
function withoutLead(text: string): string {
  const bare = text.replace(KNOWS, '')
  const rest = bare.replace(OF_SKILL, '')
  return rest !== bare && skillIdOf(bare) === null && skillIdOf(rest) !== null ? rest : bare
}

/** A level without a sign before it, behind what is known to be a skill; in brackets what of it: «Excel medio (buscarv, macros)». */
function levelLast(text: string): { names: string[]; level: string; parts: string } | null {
  const [, before = '', level = '', parts = ''] = LEVEL_LAST.exec(text) ?? []
  const names = before.split(/\s+[ye]\s+/u)
  return level !== '' && skillIdOf(text) === null && names.every((name) => skillIdOf(name) !== null)
    ? { names, level, parts }
    : null
}

/** «Excel y Google Sheets», «Excel e inglés básico»: two that are known, and not one of both. */
function bothOf(text: string): string[] | null {
  const parts = text.split(/\s+[ye]\s+/u)
  return parts.length === 2 &&
    skillIdOf(text) === null &&
    parts.some((part) => skillIdOf(part) !== null) &&
    parts.every((part) => skillIdOf(part) !== null || isLanguageWithLevel(part))
    ? parts
    : null
}

const levelOf = (word: string): SkillLevel | null =>
  LEVELS.find(([, pattern]) => pattern.test(word.trim()))?.[0] ?? null

/** «Instalaciones eléctricas: tablero»: a word that means several things means the one of its group. */
function idInGroup(name: string, group: string): string | null {
  if (group === '') return null
  const [first, second, ...others] = findConcepts(`${group}, ${name}`)
  const is_whole = second?.start === group.length + 2 && second.text === name && others.length === 0
  if (first?.kind !== 'skill' || second?.kind !== 'skill' || !is_whole) return null
  const fields = [first.id, ...(taxonomy().skill(first.id)?.parent_ids ?? [])]
  return taxonomy()
    .skill(second.id)
    ?.parent_ids.some((id) => fields.includes(id))
    ? second.id
    : null
}

/** «Clases B y A-3» among other things, where they stand as licences by now. */
const saysLicences = ({ document }: Draft, text: string): boolean =>
  namedClasses(text).length > 0 && namedClasses(text).every((one) => document.circumstances.licences.includes(one))

export function placeSkill(draft: Draft, written: string, group: string): void {
  if (written.length > LONGEST_ITEM) {
    draft.hold(written)
    return
  }
  const text = written.replace(METER, '').replace(YES, '').trim()
  if (text === '' || !/[\p{L}\d]/u.test(text)) return
  if (isNoSkillName(text) || (OF_PAPER.test(text) && isLicence(text))) {
    draft.hold(text)
    return
  }
  if (saysLicences(draft, text)) return
  const last = levelLast(text)
  if (last) {
    for (const one of last.names) placeSkill(draft, `${one} (${last.level})`, group)
    for (const part of splitList(last.parts)) placeSkill(draft, part, group)
    return
  }
  const [, before, bracketed, dashed] = LEVEL_BEHIND.exec(text) ?? []
  const level = levelOf(bracketed ?? dashed ?? '')
  const both = bothOf(level && before ? before : text)
  if (both) {
    for (const one of both) placeSkill(draft, level ? `${one} (${bracketed ?? dashed})` : one, group)
    return
  }
  const name = withoutLead((level && before ? before : text).replace(/[:.]$/, '').trim())
  const spoken = languageIn(text)
  if (spoken && (spoken.level !== null || spoken.rest === '' || spoken.said !== '')) {
    placeLanguage(draft, text)
    return
  }
  const said = levelOf(name)
  if (said) {
    // «Office: Word, Excel, nivel usuario» is said of both.
    const { skills } = draft.document
    const meant =
      group === '' ? skills.slice(-1) : skills.filter((known) => known.group === group || known.name === group)
    for (const known of meant) known.level ??= said
    return
  }
  const [, named = '', inside = ''] = fitsSkill(name) ? [] : (WITH_PARTS.exec(name) ?? [])
  if (named !== '' && skillIdOf(named) !== null) {
    for (const part of [named, ...splitList(inside)]) placeSkill(draft, part, group)
    return
  }
  if (!fitsSkill(name) || (isOfLife(name) && skillIdOf(name) === null)) {
    draft.hold(text)
    return
  }
  if (draft.document.skills.some((known) => known.name === name)) return
  const skill_id = skillIdOf(name) ?? idInGroup(name, group)
  const item = skill.parse({ id: randomUUID(), skill_id, name, level, group })
  const at = draft.add(draft.document.skills, item, MOST_SKILLS, [text])
  if (at === null) return
  draft.rate(`skills.${at}.name`, name, skill_id ? 'ALTA' : 'MEDIA')
  draft.rate(`skills.${at}.level`, level, 'MEDIA')
  draft.rate(`skills.${at}.group`, group, 'MEDIA')
}
