import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { CvDesign, CvLanguage } from '#shared/cvs/cv-document.ts'
import type { Outline, OutlineSection } from '../outline/outline.ts'
import type { BodyLine, Entry, LanguageRow, Part } from '../outline/parts.ts'
import { WORDS } from '../outline/words.ts'
import { docxStyles } from './docx-styles.ts'

export interface DocxTask {
  outline: Outline
  design: CvDesign
  language: CvLanguage
  /** JPEG. */
  photo: Uint8Array | null
}

type Inline = TextRun | ExternalHyperlink
interface Look {
  bold?: boolean
  style?: string
}

const BULLETS = 'achievements'
const PHOTO_PIXELS = 100
const MM = 1440 / 25.4
const PAPER = { A4: { width: 210, height: 297 }, LETTER: { width: 215.9, height: 279.4 } }
const MARGIN = { ESTRECHOS: 15, NORMALES: 20, AMPLIOS: 26 }
const twips = (millimetres: number) => Math.round(millimetres * MM)

function inline({ text, href }: Part, look: Look = {}): Inline {
  if (!href) return new TextRun({ text, ...look })
  return new ExternalHyperlink({ link: href, children: [new TextRun({ text, ...look, style: 'Hyperlink' })] })
}

function joined(parts: readonly Part[], separator: string): Inline[] {
  return parts.flatMap((part, place) => (place > 0 ? [new TextRun(separator), inline(part)] : [inline(part)]))
}

const bodyLine = (line: BodyLine): Paragraph =>
  new Paragraph({ children: [inline(line)], ...(line.bullet ? { numbering: { reference: BULLETS, level: 0 } } : {}) })

const named = (name: string, items: readonly Part[]): Paragraph =>
  new Paragraph({
    children: [...(name ? [new TextRun({ text: `${name}: `, bold: true })] : []), ...joined(items, ', ')],
  })

function entryParagraphs(entry: Entry, skillsUsed: string, rightEdge: number): Paragraph[] {
  const dates = entry.dates ? [new TextRun({ children: [new Tab(), entry.dates.text], style: 'Dates' })] : []
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
      children: [inline(entry.title), ...dates],
    }),
    ...(entry.details.length > 0 ? [new Paragraph({ style: 'Details', children: joined(entry.details, ' · ') })] : []),
    ...entry.body.map(bodyLine),
    ...(entry.skills.length > 0 ? [named(skillsUsed, entry.skills)] : []),
  ]
}

function languageParagraphs({ name, level, certificate, detail }: LanguageRow): Paragraph[] {
  const known = [level, certificate].flatMap((part) => (part ? [part] : []))
  const skills = detail.flatMap((one) => (one.level ? [`${one.skill} ${one.level.text}`] : []))
  return [
    new Paragraph({ children: [inline(name, { bold: true }), new TextRun('  '), ...joined(known, ' · ')] }),
    ...(skills.length > 0 ? [new Paragraph({ style: 'Details', children: [new TextRun(skills.join(' · '))] })] : []),
  ]
}

function sectionParagraphs(section: OutlineSection, language: CvLanguage, rightEdge: number): Paragraph[] {
  const heading = new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(section.heading)] })
  switch (section.kind) {
    case 'text':
      return [heading, ...section.items.map(bodyLine)]
    case 'groups':
      return [heading, ...section.items.map(({ name, items }) => named(name, items))]
    case 'languages':
      return [heading, ...section.items.flatMap(languageParagraphs)]
    case 'entries': {
      const used = WORDS[language].skills_used
      return [heading, ...section.items.flatMap((entry) => entryParagraphs(entry, used, rightEdge))]
    }
  }
}

function masthead({ name, headline, contact }: Outline, photo: Uint8Array | null): Paragraph[] {
  const transformation = { width: PHOTO_PIXELS, height: PHOTO_PIXELS }
  return [
    ...(photo ? [new Paragraph({ children: [new ImageRun({ type: 'jpg', data: photo, transformation })] })] : []),
    ...(name ? [new Paragraph({ heading: HeadingLevel.TITLE, children: [inline(name)] })] : []),
    ...(headline ? [new Paragraph({ style: 'Headline', children: [inline(headline)] })] : []),
    ...(contact.length > 0 ? [new Paragraph({ style: 'Details', children: joined(contact, ' · ') })] : []),
  ]
}

export async function writeDocx({ outline, design, language, photo }: DocxTask): Promise<Uint8Array> {
  const paper = PAPER[design.page]
  const margin = twips(MARGIN[design.margins])
  const rightEdge = twips(paper.width) - 2 * margin
  const page = {
    size: { width: twips(paper.width), height: twips(paper.height) },
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  }
  const document = new Document({
    title: outline.document_title,
    ...(outline.name ? { creator: outline.name.text } : {}),
    styles: docxStyles(design, language),
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: twips(5), hanging: twips(4) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page },
        children: [
          ...masthead(outline, photo),
          ...outline.sections.flatMap((section) => sectionParagraphs(section, language, rightEdge)),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
