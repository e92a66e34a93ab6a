import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { describe, expect, it } from 'vitest'
import { typst } from './fixtures/layouts.ts'
import { pagesPdf, SHORT_CV, textLines } from './fixtures/raw-pdf.ts'
import { readFile, readPastedText } from './rules-alone.ts'

const SECRET = 'palabras clave inventadas'

async function readPdfOf(content: string) {
  const { proposal } = await readFile(pagesPdf([`${textLines(SHORT_CV)} ${content}`]))
  return proposal
}

const said = (proposal: { original_pages: string[] }): string => proposal.original_pages.join('\n')

describe('text in a PDF that nobody sees', () => {
  it.each([
    ['white', `1 1 1 rg BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET`],
    ['almost white', `0.97 0.97 0.96 rg BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET`],
    ['tiny', `BT /F1 1 Tf 60 300 Td (${SECRET}) Tj ET`],
    ['tiny by its matrix', `BT /F1 11 Tf 0.1 0 0 0.1 60 300 Tm (${SECRET}) Tj ET`],
    ['beside the page', `BT /F1 11 Tf 700 300 Td (${SECRET}) Tj ET`],
    ['above the page', `BT /F1 11 Tf 60 900 Td (${SECRET}) Tj ET`],
    ['cut away', `q 0 0 10 10 re W n BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET Q`],
    ['without ink', `BT 3 Tr /F1 11 Tf 60 300 Td (${SECRET}) Tj ET`],
    ['all but transparent', `q /Faint gs BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET Q`],
    ['painted over', `BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET 1 1 1 rg 50 290 300 30 re f`],
    ['dark on dark', `0.1 0.1 0.2 rg 50 280 300 50 re f 0.12 0.1 0.2 rg BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET`],
  ])('is left out and told: %s', async (_, content) => {
    const proposal = await readPdfOf(content)
    expect(said(proposal)).not.toContain(SECRET)
    expect(JSON.stringify(proposal)).not.toContain(SECRET)
    expect(proposal.hidden_text_found).toBe(true)
    expect(proposal.document.basics.full_name).toBe('Ana Belinda Torres')
  })

  it.each([
    ['white on dark', `0.1 0.1 0.2 rg 50 280 300 50 re f 1 1 1 rg BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET`],
    ['pale but readable', `0.8 0.8 0.8 rg BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET`],
    ['small print', `BT /F1 7 Tf 60 300 Td (${SECRET}) Tj ET`],
    [
      'on a pattern or a picture',
      `q 300 0 0 60 50 280 cm BI /W 30 /H 30 /CS /G /BPC 8 /F /AHx ID ${'00'.repeat(900)}> EI Q 1 1 1 rg BT /F1 11 Tf 60 300 Td (${SECRET}) Tj ET`,
    ],
  ])('is not what people do see: %s', async (_, content) => {
    const proposal = await readPdfOf(content)
    expect(said(proposal)).toContain(SECRET)
    expect(proposal.hidden_text_found).toBe(false)
  })

  it('is not the text layer of a scanned page, which has nothing else', async () => {
    const { proposal } = await readFile(pagesPdf([`3 Tr ${textLines(SHORT_CV)}`]))
    expect(proposal.document.basics.email).toBe('ana.torres@example.com')
  })

  it('is not a dark column with white text', async () => {
    const mainFileContent = `#set page(background: place(left, rect(width: 7cm, height: 100%, fill: rgb("#22313f"))))
#text(fill: white)[Contacto \\ ana.torres\\@example.com] \\ #h(8cm) Experiencia en sala y terraza durante seis temporadas`
    const { proposal } = await readFile(new Uint8Array(typst().pdf({ mainFileContent })))
    expect(proposal.document.basics.email).toBe('ana.torres@example.com')
    expect(proposal.hidden_text_found).toBe(false)
  })
})

describe('text in a DOCX that nobody sees', () => {
  const docx = async (children: (Paragraph | Table)[]) => {
    const lines = SHORT_CV.map((text) => new Paragraph({ text }))
    const { proposal } = await readFile(
      new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: [...lines, ...children] }] }))),
    )
    return proposal
  }
  const paragraph = (options: ConstructorParameters<typeof TextRun>[0]) =>
    new Paragraph({ children: [new TextRun(options)] })

  it.each([
    ['white', { text: SECRET, color: 'FFFFFF' }],
    ['tiny', { text: SECRET, size: 2 }],
    ['marked as hidden', { text: SECRET, vanish: true }],
  ])('is left out and told: %s', async (_, options) => {
    const proposal = await docx([paragraph(options)])
    expect(JSON.stringify(proposal)).not.toContain(SECRET)
    expect(proposal.hidden_text_found).toBe(true)
  })

  it('is not white text in a dark cell', async () => {
    const cell = new TableCell({
      children: [paragraph({ text: SECRET, color: 'FFFFFF' })],
      shading: { fill: '22313F' },
    })
    const proposal = await docx([new Table({ rows: [new TableRow({ children: [cell] })] })])
    expect(said(proposal)).toContain(SECRET)
    expect(proposal.hidden_text_found).toBe(false)
  })
})

describe('marks without width in a text', () => {
  it('are taken away and told', () => {
    const { proposal } = readPastedText(
      `Ana Torres\nCamarera con exp\u00aderiencia en sala\u200b\u200b\u200b\u200b y terraza\nana@example.com`,
    )
    expect(proposal.hidden_text_found).toBe(true)
    expect(said(proposal)).toContain('experiencia en sala y terraza')
  })
})
