import type { CvProposal } from '#shared/cvs/cv-imports.ts'
import { ImportFailure } from '../files/failure.ts'
import { unpack, ZIP_UNPACKED } from '../files/unpack.ts'
import { cleanText, hidesText, squeezed } from '../lines/clean-text.ts'
import { type DateSpan, findDates } from '../parse/dates/dates.ts'
import { Draft } from '../parse/draft.ts'
import { takePlaceText } from '../parse/head/basics.ts'
import { linksIn } from '../parse/head/contact.ts'
import { emptyHead } from '../parse/head/head.ts'
import { addLink, takeContact } from '../parse/head/take-contact.ts'
import { placeJob } from '../parse/jobs/place-job.ts'
import { placeLanguage } from '../parse/lists/languages.ts'
import { type Listed, placeCertification, placeMention } from '../parse/lists/listed.ts'
import { placeProject } from '../parse/lists/projects.ts'
import { placeSkill } from '../parse/lists/skills.ts'
import { placeOf } from '../parse/names/places.ts'
import { toProposal } from '../parse/propose-from-lines.ts'
import { placeStudy } from '../parse/studies/place-study.ts'
import { readText } from '../typed-text/text-lines.ts'
import { type CsvRow, readCsv } from './csv.ts'

const FILES = [
  'Profile',
  'Profile Summary',
  'Positions',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Volunteering',
  'Courses',
  'Honors',
  'Publications',
  'Email Addresses',
  'PhoneNumbers',
] as const
type FileName = (typeof FILES)[number]
type Tables = (name: FileName) => CsvRow[]

const MOST_ROWS = 500

/** The archive of a person's own LinkedIn data; connections, messages and the rest are never opened. */
export function proposeFromLinkedinZip(file: Uint8Array, most_letters: number): CvProposal {
  const texts = new Map<string, string>()
  for (const [path, bytes] of unpack(file, (name) => nameOf(name) !== null, ZIP_UNPACKED)) {
    const name = nameOf(path)
    if (name && !texts.has(name)) texts.set(name, new TextDecoder().decode(bytes))
  }
  if ([...texts.values()].join('').length > most_letters) throw new ImportFailure('import_too_long')
  const tables: Tables = (name) => readCsv(texts.get(name) ?? '').slice(0, MOST_ROWS)
  if (FILES.every((name) => tables(name).length === 0)) throw new ImportFailure('import_corrupt')
  const draft = new Draft()
  placeProfile(draft, tables)
  placeEntries(draft, tables)
  const pages = FILES.flatMap((name) => (tables(name).length > 0 ? [pageOf(name, tables(name))] : []))
  return toProposal(draft, pages, pages.some(hidesText))
}

function nameOf(path: string): FileName | null {
  const base = path.split('/').at(-1) ?? ''
  return FILES.find((name) => base === `${name}.csv`) ?? null
}

const pageOf = (name: string, rows: readonly CsvRow[]): string =>
  [
    name,
    ...rows.map((row) =>
      Object.values(row)
        .filter((value) => value !== '')
        .map(cleanText)
        .join('\n'),
    ),
  ].join('\n\n')

const one = (row: CsvRow, name: string): string => squeezed(cleanText(row[name] ?? ''))

function placeProfile(draft: Draft, tables: Tables): void {
  const [profile = {}] = tables('Profile')
  const { basics } = draft.document
  basics.full_name = draft.fit(squeezed(`${one(profile, 'First Name')} ${one(profile, 'Last Name')}`), 120)
  basics.headline = draft.fit(one(profile, 'Headline'), 120)
  draft.document.summary = draft.fit(
    cleanText(profile.Summary || (tables('Profile Summary')[0]?.['Profile Summary'] ?? '')),
    1_200,
  )
  draft.rate('basics.full_name', basics.full_name, 'ALTA')
  draft.rate('basics.headline', basics.headline, 'ALTA')
  draft.rate('summary', draft.document.summary, 'ALTA')
  const mails = [...tables('Email Addresses')].sort((a, b) => Number(b.Primary === 'Yes') - Number(a.Primary === 'Yes'))
  for (const row of mails) takeContact(draft, one(row, 'Email Address'), '', [])
  for (const row of tables('PhoneNumbers'))
    takeContact(draft, '', squeezed(`${one(row, 'Extension')} ${one(row, 'Number')}`), [])
  const place = one(profile, 'Geo Location')
  if (place !== '' && !takePlaceText(draft, place)) draft.hold(place)
  for (const url of linksIn(one(profile, 'Websites').replace(/[[\],]|\b[A-Z_]+:/g, ' ')).urls) addLink(draft, url)
  for (const name of [
    'Maiden Name',
    'Address',
    'Birth Date',
    'Industry',
    'Zip Code',
    'Twitter Handles',
    'Instant Messengers',
  ]) {
    draft.hold(one(profile, name).replace(/^\[\]$/, ''))
  }
}

const dateOf = (text: string): string | null => findDates(text)[0]?.start ?? null

/** LinkedIn leaves the end empty for what goes on. */
function spanOf(row: CsvRow, goes_on: boolean): DateSpan | null {
  const start = dateOf(one(row, 'Started On') || one(row, 'Start Date'))
  const end = dateOf(one(row, 'Finished On') || one(row, 'End Date'))
  if (!start && !end) return null
  return { start, end, current: goes_on && end === null, is_range: true, from: 0, to: 0 }
}

function placeEntries(draft: Draft, tables: Tables): void {
  for (const row of tables('Positions')) placePosition(draft, row)
  for (const row of tables('Education')) {
    const [degree = '', ...field] = one(row, 'Degree Name').split(/,\s+/)
    const notes = [row.Notes ?? '', row.Activities ?? ''].map(cleanText).filter((note) => note !== '')
    const span = spanOf(row, false)
    placeStudy(draft, {
      degree,
      field: field.join(', '),
      institution: one(row, 'School Name'),
      sure: true,
      span,
      ongoing: false,
      notes,
      grade: '',
    })
  }
  for (const row of tables('Skills')) placeSkill(draft, one(row, 'Name'), '')
  for (const row of tables('Languages'))
    placeLanguage(draft, squeezed(`${one(row, 'Name')} ${one(row, 'Proficiency')}`))
  for (const row of tables('Certifications')) {
    placeCertification(draft, { ...listed(row, 'Name', 'Authority'), credential_id: one(row, 'License Number') })
  }
  for (const row of tables('Projects')) {
    const span = spanOf(row, false)
    const told = [cleanText(row.Description ?? '')].filter((text) => text !== '')
    const [url = ''] = linksIn(one(row, 'Url')).urls
    placeProject(draft, {
      name: one(row, 'Title'),
      role: '',
      url,
      start: span?.start ?? null,
      end: span?.end ?? null,
      told,
      skills: '',
    })
  }
  for (const row of tables('Volunteering')) placeMention(draft, 'volunteering', listed(row, 'Role', 'Company Name'))
  for (const row of tables('Courses')) {
    const course = listed(row, 'Name', '')
    placeMention(draft, 'courses', {
      ...course,
      notes: [one(row, 'Number'), ...course.notes].filter((note) => note !== ''),
    })
  }
  for (const row of tables('Honors'))
    placeMention(draft, 'awards', { ...listed(row, 'Title', ''), date: dateOf(one(row, 'Issued On')) })
  for (const row of tables('Publications')) {
    placeMention(draft, 'publications', { ...listed(row, 'Name', 'Publisher'), date: dateOf(one(row, 'Published On')) })
  }
}

function listed(row: CsvRow, name: string, organisation: string): Listed {
  const span = spanOf(row, false)
  const notes = [row.Description ?? '', row.Cause ?? ''].map(cleanText).filter((note) => note !== '')
  const [url = ''] = linksIn(one(row, 'Url')).urls
  return {
    name: one(row, name),
    organisation: one(row, organisation),
    date: span?.start ?? null,
    end: span?.end ?? null,
    url,
    credential_id: '',
    notes,
  }
}

function placePosition(draft: Draft, row: CsvRow): void {
  const written = one(row, 'Location')
  const [city = '', ...others] = written.split(/,\s*/)
  const country = placeOf(others.at(-1) ?? '')?.country ?? null
  placeJob(draft, {
    position: one(row, 'Title'),
    company: one(row, 'Company Name'),
    sure: true,
    head: emptyHead(written === '' ? null : (placeOf(written) ?? { city, country })),
    span: spanOf(row, true),
    body: readText(row.Description ?? '').flows[0] ?? [],
  })
}
