import { randomUUID } from 'node:crypto'
import { certification, mention } from '#shared/cvs/cv-document.ts'
import { type Line, withText } from '../../lines/line.ts'
import { toTexts } from '../../lines/wrapping.ts'
import { isDateCell } from '../dates/dates.ts'
import { validityIn, withoutDateLabel } from '../dates/validity.ts'
import type { Draft } from '../draft.ts'
import { type Entry, spanInside, splitEntries } from '../entries/entries.ts'
import { splitByLook } from '../entries/undated-entries.ts'
import { wholeLines } from '../entries/whole-lines.ts'
import { linksIn } from '../head/contact.ts'
import { withoutDatedBrackets } from '../head/dated-brackets.ts'
import { partsOf } from '../head/head.ts'
import { STOP, schoolApart } from '../names/names.ts'
import { isAboutLife, itemsOf, sentencesOf } from '../sections/items.ts'
import { isCourse } from '../sections/line-meaning.ts'
import { isLicence } from '../sections/papers.ts'
import { credentialIn } from './credential.ts'
import { isRank, MOST_WORDS, mayIssue, namesSkill } from './issuers.ts'
import { licenceApart } from './licence-apart.ts'
import { isOnePerLine } from './one-per-line.ts'
import { papersOfLine } from './papers-of-line.ts'
import { withoutHeader } from './table-header.ts'
import { isUnderWay, withUnderWay } from './under-way.ts'

type MentionKind = 'courses' | 'awards' | 'publications' | 'volunteering'

export interface Listed {
  name: string
  organisation: string
  date: string | null
  end: string | null
  /** Its end says how long it holds, and not when it was over. */
  expires?: boolean
  url: string
  credential_id: string
  notes: string[]
  /** Those of the notes that stood on lines of their own. */
  below?: string[]
}

const MOST = 30

/** The items of a section of short entries. */
function readListed(together: readonly Line[], papers = true): Listed[] {
  const apart = withoutHeader(together).flatMap(itemsOf)
  const lines = papers ? apart.flatMap(datedSentences) : apart
  const listed = (entry: Entry) =>
    papers ? eachNamed(toListed(entry, mayIssue)).flatMap(licenceApart) : [toListed(entry, () => true)]
  if (lines[0]?.bullet) return splitByLook(lines).flatMap(listed)
  const whole = wholeLines(lines)
  const entries = isOnePerLine(whole)
    ? whole.map(alone)
    : alikeBlocks(whole).flatMap((block) =>
        isOnePerLine(block)
          ? block.map(alone)
          : (splitEntries(block, { namesIn: (head) => namesOf(head).length }) ?? splitByLook(block)),
      )
  return entries.flatMap(listed)
}

const alone = (line: Line): Entry => ({ head: [line], body: [], dated: 0, span: spanInside([line]) })

/** Blocks between empty lines that hold one name a line, and what stands between them. */
function alikeBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  for (const line of lines) {
    if (line.gap >= 1 || blocks.length === 0) blocks.push([line])
    else blocks.at(-1)?.push(line)
  }
  const alike: Line[][] = []
  for (const block of blocks) {
    const before = alike.at(-1)
    if (before && !isOnePerLine(before) && !isOnePerLine(block)) before.push(...block)
    else alike.push([...block])
  }
  return alike
}

const MOST_ITEM_WORDS = 9
const ENDS_IN_DATE = /\d{4}\s*[)\]]?\.?$/

/** «Trabajo en altura (2025). Aislación y bloqueo (2024). Primeros auxilios.»: behind a date another one begins. */
function datedSentences(line: Line): Line[] {
  const sentences = line.cells.length === 1 ? sentencesOf(line.text) : []
  const [first = '', ...others] = sentences
  const listed =
    others.length > 0 &&
    ENDS_IN_DATE.test(first) &&
    !isDateCell(first) &&
    sentences.every((text) => text.split(' ').length <= MOST_ITEM_WORDS && !isAboutLife(text))
  return listed ? sentences.map((text, at) => ({ ...withText(line, text), gap: at === 0 ? line.gap : 0 })) : [line]
}

function namesOf(head: readonly Line[], issues: (text: string, name: string) => boolean = mayIssue): string[] {
  const parts = partsOf(head)
    .map((part) => withoutDateLabel(linksIn(part).rest.replace(/^[.\s]+/, '')))
    .filter((part) => part !== '')
  const [only] = parts
  if (only === undefined || (parts.length > 1 && parts.slice(1).some((part) => issues(part, only))))
    return withRanks(head, parts)
  if (parts.length > 1 && !parts.slice(1).every((part) => MODE.test(part))) return withRanks(head, parts)
  const beside = hoursBeside(only)
  if (beside && issues(beside[1] ?? '', beside[0] ?? '')) return [...beside, ...parts.slice(1)]
  for (const pattern of NAME_AND_ISSUER) {
    const [, name, issuer] = pattern.exec(only) ?? []
    if (name && issuer && issues(issuer, name)) return [name, issuer, ...parts.slice(1)]
  }
  return [...(schoolApart(only) ?? [only]), ...parts.slice(1)]
}

/** «Poda en altura, Escuela El Roble, 24 horas»: its name, who taught it and how long. */
function hoursBeside(text: string): string[] | null {
  const said = text.replace(/\.$/, '').split(/,\s+/)
  const hours = said.filter((part, at) => at > 0 && HOURS_ALONE.test(part))
  const [name = '', ...issuer] = said.filter((part) => !hours.includes(part))
  return hours.length === 1 && /^\p{Lu}/u.test(issuer[0] ?? '') ? [name, issuer.join(', '), ...hours] : null
}

/** «(virtual)» says how, and not who. */
const MODE =
  /^\(?(?:virtual|online|on-?line|presencial|semipresencial|a distancia|e-?learning|webinar|h[ií]brid[oa]|aprobad[oa]|en curso)\)?\.?$/iu

/** «Solutions Architect – Associate» is one name, as it stands in its line. */
function withRanks(head: readonly Line[], [whole = '', rank = '', ...others]: readonly string[]): string[] {
  if (HOURS_ALONE.test(rank)) return [...(schoolApart(whole) ?? [whole]), rank, ...others]
  const name = whole
  const line = head.find(({ text }) => text.includes(name) && text.includes(rank))?.text ?? ''
  const from = line.indexOf(name)
  const to = line.indexOf(rank, from + name.length)
  return line !== '' && isRank(rank) && to > from
    ? [line.slice(from, to + rank.length), ...others]
    : [name, rank, ...others].filter((part) => part !== '')
}

/** «Nombre. Entidad», «Nombre (Entidad)», «Nombre, Entidad». */
const NAME_AND_ISSUER = [
  new RegExp(String.raw`^(.{3,}?)${STOP}(\p{Lu}[^.]{1,80}?)\.?$`, 'u'),
  /^(.{3,}?)\s*\((\p{Lu}[^()]{1,80})\)\.?$/u,
  /^(.{3,}),\s+(\p{Lu}[^,]{1,60})$/u,
]

function toListed({ head, body, span }: Entry, issues: (text: string, name: string) => boolean): Listed {
  const names = namesOf(head, issues)
  const [name = '', ...all] = names.length > 1 && ONLY_A_LABEL.test(names[0] ?? '') ? names.slice(1) : names
  const said = all.flatMap((part) => part.split(BEFORE_HOURS))
  const organisation =
    said.find((part) => !HOURS_ALONE.test(part) && !MODE.test(part) && (issues(part, name) || name.startsWith(part))) ??
    ''
  const whole = withUnderWay(head, name, said)
  const others = said.filter((part) => part !== organisation && !(whole !== name && whole.endsWith(part)))
  const [url = ''] = head.flatMap((line) => linksIn(line.text).urls)
  const told = toTexts(name === '' ? body.slice(1) : body, 'prose').map(({ text }) => text)
  const credential = told.findIndex((text) => CREDENTIAL.test(text))
  const credential_id = CREDENTIAL.exec(told[credential] ?? '')?.[1] ?? ''
  return {
    name: (whole || (body[0]?.text ?? '')).replace(OF_PAPERS, '').replace(/[,;]$/, ''),
    organisation: whole !== name && whole.includes(organisation) ? '' : organisation,
    ...validityIn(head, span ?? spanInside(head)),
    url,
    credential_id,
    below: told,
    notes: [
      ...others,
      ...head.flatMap(({ text }) => withoutDatedBrackets(text).remarks),
      ...told.filter((_, at) => at !== credential),
    ],
  }
}

/** «(Platzi, 40 h)» */
const BEFORE_HOURS = /,\s+(?=\d{1,4} ?h(?:s|rs|oras)?\.?$)/i

/** «Carnets: carretillero, puente grúa» */
const OF_PAPERS =
  /^(?:carnets|carn[eé]s|permisos|licencias|certificados|certificaciones|homologaciones|habilitaciones|t[ií]tulos|cursos)(?: y \p{L}{4,15})?\s*:\s*(?=\S)/iu

/** «Curso: poda en altura» */
const ONLY_A_LABEL = /^(?:cursos?|taller(?:es)?|certificados?|diplomas?|capacitaci[oó]n)$/i

/** «BLS – ACLS (2024)»: what is a name of its own beside another one has the same date. */
function eachNamed(listed: Listed): Listed[] {
  const apart = listed.notes.filter(isNameOfItsOwn)
  const notes = listed.notes.filter((note) => !apart.includes(note))
  const below = { date: null, end: null, expires: false }
  return [
    { ...listed, notes },
    ...apart.map((name) => ({
      ...listed,
      ...(listed.below?.includes(name) ? below : {}),
      name,
      organisation: '',
      url: '',
      credential_id: '',
      notes: [],
    })),
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
  if (kind === 'courses' && listed.expires) {
    placeCertification(draft, listed)
    return
  }
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
  const read = lines.map(papersOfLine)
  const alone = read.flatMap(({ listed }) => listed)
  for (const text of read.flatMap(({ told }) => told)) draft.hold(text)
  const others = readListed(read.flatMap(({ rest }) => rest))
  for (const listed of [...others, ...alone.flatMap((line) => readListed([line]))]) placeCertification(draft, listed)
}

export function placeCertification(draft: Draft, listed: Listed): void {
  const { name, organisation, credential_id, date, end, url, notes } = withNumberApart(listed)
  if (name === '') return
  if (isUnderWay(name)) {
    placeMention(draft, 'courses', { ...listed, expires: false })
    return
  }
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

function withNumberApart(listed: Listed): Listed {
  const [name, organisation, ...notes] = [listed.name, listed.organisation, ...listed.notes].map(credentialIn)
  const id = [name, organisation, ...notes].map((said) => said?.id).find((said) => said)
  if (!id || listed.credential_id !== '' || name?.rest === '') return listed
  return {
    ...listed,
    name: name?.rest ?? '',
    organisation: organisation?.rest ?? '',
    notes: notes.map(({ rest }) => rest),
    credential_id: id,
  }
}

export function rateListed(draft: Draft, path: string, item: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(item)) {
    if (key === 'id' || key === 'hidden') continue
    draft.rate(`${path}.${key}`, value, key === 'date' || key === 'name' ? 'ALTA' : 'MEDIA')
  }
}
