import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { toDocx } from '#server/features/cv-drawing/exports/docx.ts'
import { toJsonResume } from '#server/features/cv-drawing/exports/json-resume.ts'
import { toPlainText } from '#server/features/cv-drawing/exports/plain-text.ts'
import { renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import { type CvContent, cvTemplate } from '#shared/cvs/cv-document.ts'
import { compare, isRight } from './fixtures/accuracy.ts'
import { LAYOUTS } from './fixtures/layouts.ts'
import { PEOPLE } from './fixtures/people.ts'
import { toContent } from './fixtures/to-content.ts'
import type { ReadCv } from './reading/read-file.ts'
import { readFile, readPastedText } from './rules-alone.ts'

const EVERYTHING = { photo: null, contact: true, references: true }
const [all_fields] = LAYOUTS

/** Our own exports are layouts too, made by others: they must come back like any other. */
const EXPORTS: [name: string, read: (content: CvContent) => Promise<ReadCv> | ReadCv][] = [
  ...cvTemplate.options.map((template): [string, (content: CvContent) => Promise<ReadCv>] => [
    `PDF ${template}`,
    async (content) => readFile(await renderPdf(SOMEONE, { ...content, template }, EVERYTHING)),
  ]),
  ['DOCX', async (content) => readFile(await toDocx(SOMEONE, content, EVERYTHING))],
  ['plain text', (content) => readPastedText(toPlainText(content))],
  ['JSON Resume', (content) => readFile(strToU8(JSON.stringify(toJsonResume(content))))],
]

describe('what we export', { timeout: 60_000 }, () => {
  it.each(EXPORTS)('is read back: %s', async (name, read) => {
    if (!all_fields) expect.fail()
    const fields = []
    for (const person of Object.values(PEOPLE)) {
      const { proposal } = await read(toContent(person))
      fields.push(...compare(person, all_fields, proposal.document))
    }
    const share = fields.filter(isRight).length / fields.length
    process.stdout.write(`${name.padEnd(14)} ${(share * 100).toFixed(1)} % of ${fields.length} fields\n`)
    expect(share).toBeGreaterThan(0.95)
  })
})
