import { describe, expect, it } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { type CvProposal, cvProposal } from '#shared/cvs/cv-imports.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { readDocx } from './docx/docx-text.ts'
import { compare, type Field, isRight } from './fixtures/accuracy.ts'
import { DOCX_LAYOUTS, makeDocx } from './fixtures/docx-layouts.ts'
import { invented, lost } from './fixtures/faithful.ts'
import { LAYOUTS, type Layout, makePdf } from './fixtures/layouts.ts'
import { PEOPLE } from './fixtures/people.ts'
import type { Person } from './fixtures/person.ts'
import type { ReadText } from './lines/line.ts'
import { isLinkedinProfile } from './parse/linkedin.ts'
import { proposeFromLines } from './parse/propose-from-lines.ts'
import { toText } from './pdf/pdf-text.ts'
import { readPdf } from './pdf/read-pdf.ts'

interface Reading {
  layout: Omit<Layout, 'file'>
  person: Person
  read: ReadText
  proposal: CvProposal
  fields: Field[]
}

/** All of them with SOAK; otherwise three in each layout, others in the next one, so that each is read several times. */
const everybody = Object.values(PEOPLE)
const peopleOf = (layout: number): Person[] =>
  soak(
    [0, 1, 2].flatMap((place) => everybody[(layout * 3 + place) % everybody.length] ?? []),
    everybody,
  )
const readings: Reading[] = []

function read(layout: Reading['layout'], person: Person, text: ReadText): void {
  const from_linkedin = isLinkedinProfile(text)
  const proposal = proposeFromLines(text, { from_linkedin })
  readings.push({ layout, person, read: text, proposal, fields: compare(person, layout, proposal.document) })
}

const rightShare = (fields: readonly Field[]): number => fields.filter(isRight).length / fields.length
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const ofFamily = (...families: Layout['family'][]): Field[] =>
  readings.filter(({ layout }) => families.includes(layout.family)).flatMap(({ fields }) => fields)

/** By layout and by field, for whoever reads the log. */
function report(): string {
  const layouts = [...new Set(readings.map(({ layout }) => layout))].map((layout) => {
    const fields = readings.filter((reading) => reading.layout === layout).flatMap((reading) => reading.fields)
    const mark = layout.held_out ? ' (held out)' : ''
    return `${`${layout.name}${mark}`.padEnd(28)} ${layout.family.padEnd(9)} ${percent(rightShare(fields)).padStart(8)} of ${fields.length}`
  })
  const all = readings.flatMap(({ fields }) => fields)
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort().map((kind) => {
    const fields = all.filter((field) => field.kind === kind)
    return `${kind.padEnd(28)} ${percent(rightShare(fields)).padStart(8)} of ${fields.length}`
  })
  return ['By layout', ...layouts, '', 'By field', ...kinds].join('\n')
}

describe('CVs of invented people in many layouts', { timeout: 180_000 }, () => {
  it('are read', async () => {
    for (const [at, layout] of LAYOUTS.entries())
      for (const person of peopleOf(at)) read(layout, person, toText(await readPdf(makePdf(layout, person))))
    for (const [at, layout] of DOCX_LAYOUTS.entries())
      for (const person of peopleOf(at)) read(layout, person, await readDocx(await makeDocx(layout, person)))
    process.stdout.write(`\n${readings.length} files\n${report()}\n`)
    expect(readings.length).toBeGreaterThan(soak(70, 200))
  })

  it('lose at most one field in twenty with one column or from LinkedIn', () => {
    expect(rightShare(ofFamily('single'))).toBeGreaterThan(0.95)
    expect(rightShare(ofFamily('linkedin'))).toBeGreaterThan(0.95)
  })

  it('lose at most three fields in twenty with two columns', () => {
    expect(rightShare(ofFamily('columns'))).toBeGreaterThan(0.85)
  })

  it('are told apart from a profile saved in LinkedIn', () => {
    for (const { layout, read: text } of readings) expect(isLinkedinProfile(text)).toBe(layout.family === 'linkedin')
  })

  it('give documents that can be saved as they are', () => {
    for (const { proposal } of readings) {
      expect(cvProposal.safeParse(proposal).success).toBe(true)
      expect(cvDocument.parse(proposal.document)).toEqual(proposal.document)
    }
  })

  it('give no text that the file does not say', () => {
    const made_up = readings.flatMap(({ layout, proposal, read: text }) =>
      invented(proposal.document, text).map((words) => `${layout.name}: ${words}`),
    )
    expect(made_up).toEqual([])
  })

  it('lose no word: what has no place is kept as such', () => {
    const gone = readings.flatMap(({ layout, proposal, read: text }) =>
      lost(proposal, text).map((word) => `${layout.name}: ${word}`),
    )
    expect(gone).toEqual([])
  })

  it('say how sure each filled field is, and nothing of empty ones', () => {
    for (const { proposal } of readings) {
      for (const path of Object.keys(proposal.confidence)) expect(valueAt(proposal.document, path), path).toBeTruthy()
      for (const [at, job] of proposal.document.experience.entries()) {
        if (job.position) expect(proposal.confidence[`experience.${at}.position`]).toBeDefined()
      }
    }
  })
})

function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const key of path.split('.')) {
    found = typeof found === 'object' && found !== null ? Object.getOwnPropertyDescriptor(found, key)?.value : undefined
  }
  return found
}
