import { randomUUID } from 'node:crypto'
import { certification, mention } from '#shared/cvs/cv-document.ts'
import type { Line } from '../../lines/line.ts'
import { toTexts } from '../../lines/wrapping.ts'
import { isDateCell } from '../dates/dates.ts'
import { validityIn, withoutDateLabel } from '../dates/validity.ts'
import type { Draft } from '../draft.ts'
import { type Entry, spanInside, splitEntries, wholeLines } from '../entries/entries.ts'
import { splitByLook } from '../entries/undated-entries.ts'
import { linksIn } from '../head/contact.ts'
import { withoutDatedBrackets } from '../head/dated-brackets.ts'
import { partsOf } from '../head/head.ts'
import { STOP, schoolScore } from '../names/names.ts'
import { isAboutLife, itemsOf } from '../sections/items.ts'
import { isCourse } from '../sections/line-meaning.ts'
import { isLicence } from '../sections/papers.ts'
import { MOST_WORDS, mayIssue, namesSkill } from './issuers.ts'

type MentionKind = 'courses' | 'awards' | 'publications' | 'volunteering'

export interface Listed {
  name: string
  organisation: string
  date: string | null
  end: string | null
  url: string
  credential_id: string
  notes: string[]
}

const MOST = 30

/** The items of a section of short entries. */
function readListed(together: readonly Line[], papers = true): Listed[] {
  const lines = withoutHeader(together).flatMap(itemsOf)
  const listed = (entry: Entry) => (papers ? eachNamed(toListed(entry, mayIssue)) : [toListed(entry, () => true)])
  if (lines[0]?.bullet) return splitByLook(lines).flatMap(listed)
  const whole = wholeLines(lines)
  const entries = isOnePerLine(whole)
    ? whole.map((line): Entry => ({ head: [line], body: [], dated: 0, span: spanInside([line]) }))
    : (splitEntries(lines, { namesIn: (head) => namesOf(head).length }) ?? splitByLook(lines))
  return entries.flatMap(listed)
}

/** «EVENTO | HORAS | AÑO» over the rows of a table. */
function withoutHeader(lines: readonly Line[]): readonly Line[] {
  const [first, ...rows] = lines
  const is_header = first && first.cells.length > 1 && first.cells.every(({ text }) => HEADER.test(text))
  return is_header ? rows : lines
}

const HEADER =
  /^(?:evento|cursos?|nombre|tema|capacitaci[oó]n|certificado|t[ií]tulo|horas|duraci[oó]n|a[ñn]o|fechas?|instituci[oó]n|entidad|centro|lugar)$/i

/** Every line has its own name: it is dated, a row of a table, or a course or licence by its words. */
function isOnePerLine(lines: readonly Line[]): boolean {
  if (lines.length < 2 || lines.some(({ text }) => isDateCell(text) || LABELLED.test(text))) return false
  const rows = lines.filter(({ cells }) => cells.length > 1).length
  const dated = lines.map((line) => spanInside([line]) !== null)
  // A name over its issuer and date is the other way to write them.
  const mixed = dated.includes(true) && !dated[0] && !startsWithLicence(lines)
  const named = lines.every(({ text }, at) => dated[at] || isLicence(text) || isCourse(text))
  return (named && !mixed) || rows * 2 > lines.length
}

/** «Carnet B» over «Manipulación de alimentos (2021)»; over a school it would be its name. */
const startsWithLicence = (lines: readonly Line[]): boolean =>
  isLicence(lines[0]?.text ?? '') && !lines.some(({ text }) => schoolScore(text) > 0)

const LABELLED = /^(?:expedici|emitid|emisi|issued|vencim|expira|id de |credential|c[oó]digo)/i

function namesOf(head: readonly Line[], issues: (text: string, name: string) => boolean = mayIssue): string[] {
  const parts = partsOf(head)
    .map((part) => withoutDateLabel(linksIn(part).rest.replace(/^[.\s]+/, '')))
    .filter((part) => part !== '')
  const [only] = parts
  if (parts.length !== 1 || only === undefined) return parts
  for (const pattern of NAME_AND_ISSUER) {
    const [, name, issuer] = pattern.exec(only) ?? []
    if (name && issuer && issues(issuer, name)) return [name, issuer]
  }
  return parts
}

/** «Nombre. Entidad», «Nombre (Entidad)», «Nombre, Entidad». */
const NAME_AND_ISSUER = [
  new RegExp(String.raw`^(.{3,}?)${STOP}(\p{Lu}[^.]{1,80}?)\.?$`, 'u'),
  /^(.{3,}?)\s*\((\p{Lu}[^()]{1,80})\)\.?$/u,
  /^(.{3,}),\s+(\p{Lu}[^,]{1,60})$/u,
]

function toListed({ head, body, span }: Entry, issues: (text: string, name: string) => boolean): Listed {
  const names = namesOf(head, issues)
  const [name = '', ...said] = names.length > 1 && ONLY_A_LABEL.test(names[0] ?? '') ? names.slice(1) : names
  const organisation =
    said.find((part) => !HOURS_ALONE.test(part) && (issues(part, name) || name.startsWith(part))) ?? ''
  const others = said.filter((part) => part !== organisation)
  const [url = ''] = head.flatMap((line) => linksIn(line.text).urls)
  const told = toTexts(name === '' ? body.slice(1) : body, 'prose').map(({ text }) => text)
  const credential = told.findIndex((text) => CREDENTIAL.test(text))
  const credential_id = CREDENTIAL.exec(told[credential] ?? '')?.[1] ?? ''
  return {
    name: name || (body[0]?.text ?? ''),
    organisation,
    ...validityIn(head, span ?? spanInside(head)),
    url,
    credential_id,
    notes: [
      ...others,
      ...head.flatMap(({ text }) => withoutDatedBrackets(text).remarks),
      ...told.filter((_, at) => at !== credential),
    ],
  }
}

/** «Curso: poda en altura» */
const ONLY_A_LABEL = /^(?:cursos?|taller(?:es)?|certificados?|diplomas?|capacitaci[oó]n)$/i

/** «BLS – ACLS (2024)»: what is a name of its own beside another one has the same date. */
function eachNamed(listed: Listed): Listed[] {
  const apart = listed.notes.filter(isNameOfItsOwn)
  const notes = listed.notes.filter((note) => !apart.includes(note))
  return [
    { ...listed, notes },
    ...apart.map((name) => ({ ...listed, name, organisation: '', url: '', credential_id: '', notes: [] })),
  ]
}

const isNameOfItsOwn = (text: string): boolean =>
  text.split(' ').length <= MOST_WORDS &&
  !HOURS_ALONE.test(text) &&
  !/^\p{Ll}+$/u.test(text) &&
  !isAboutLife(text) &&
  (isLearnt(text) || namesSkill(text))
const isLearnt = (text: string): boolean => isCourse(text) || isLicence(text)

/** «(20 horas)» gives nothing out. */
const HOURS_ALONE =
  /^\(?\d[\d.,]*(?:\s*(?:h|hs|hrs|horas|hours|ects|cr[eé]ditos))?(?: c[aá]tedra| lectivas)?\.?\)?$|^(?:vigente|al d[ií]a|en vigor)\.?$/i

const CREDENTIAL = /^(?:id de (?:la )?credencial|credential id|c[oó]digo de (?:la )?credencial)\s*:?\s*(\S{3,80})$/i

export function readMentions(draft: Draft, kind: MentionKind, lines: readonly Line[]): void {
  for (const listed of readListed(lines, kind === 'courses')) placeMention(draft, kind, listed)
}

export function placeMention(draft: Draft, kind: MentionKind, listed: Listed): void {
  const { name, organisation, date, url, credential_id, notes } = listed
  draft.hold(credential_id)
  if (name === '') return
  const item = mention.parse({
    id: randomUUID(),
    name: draft.fit(name, 120),
    organisation: draft.fit(organisation, 120),
    date,
    url: url.slice(0, 300),
  })
  const at = draft.add(draft.document[kind], item, MOST, [name, organisation, ...notes])
  if (at === null) return
  item.notes = draft.fit(notes.join('\n'), 500)
  rateListed(draft, `${kind}.${at}`, item)
}

export function readCertifications(draft: Draft, lines: readonly Line[]): void {
  for (const listed of readListed(lines)) placeCertification(draft, listed)
}

export function placeCertification(draft: Draft, listed: Listed): void {
  const { name, organisation, date, end, url, credential_id, notes } = listed
  if (name === '') return
  const item = certification.parse({
    id: randomUUID(),
    name: draft.fit(name, 120),
    issuer: draft.fit(organisation, 120),
    date,
    expires: end,
    credential_id: draft.fit(credential_id, 80),
    url: url.slice(0, 300),
  })
  const at = draft.add(draft.document.certifications, item, MOST, [name, organisation])
  for (const note of notes) draft.hold(note)
  if (at !== null) rateListed(draft, `certifications.${at}`, item)
}

export function rateListed(draft: Draft, path: string, item: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(item)) {
    if (key === 'id' || key === 'hidden') continue
    draft.rate(`${path}.${key}`, value, key === 'date' || key === 'name' ? 'ALTA' : 'MEDIA')
  }
}
