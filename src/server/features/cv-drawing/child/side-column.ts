import type { CvDesign, CvTemplate } from '#shared/cvs/cv-document.ts'
import type { Outline, OutlineSection } from '../outline/outline.ts'
import { LONGEST_LARGE_NAME } from './name-scale.ts'

/** Where each section is set: beside the others, or below one another. A template of one column has no side. */
interface Columns {
  side: OutlineSection[]
  main: OutlineSection[]
}

const SHORT_SECTIONS: readonly string[] = [
  'skills',
  'languages',
  'certifications',
  'registrations',
  'circumstances',
  'interests',
]

// Points; a little wider and higher than the templates set them, so that what is chosen here fits there.
const WIDTH = 130
const LETTER = 0.5
const LINE = 1.15
const HEIGHT = { A4: 842, LETTER: 792 }
const AROUND = { ESTRECHOS: 80, NORMALES: 102, AMPLIOS: 134 }
/** The name above the column, or the ways to reach the person at its top; a picture comes on top of it. */
const TAKEN_LINES = 10
/** How many letters of name and headline stand in a line, and how many lines each of those takes. */
const HEAD = {
  LATERAL: { name: [28, 2.3], headline: [52, 1.4], contact: [1, 1.2] },
  MODERNO: { name: [34, 2.6], headline: [80, 1.4], contact: [95, 1.1] },
} as const
/** Letters of an address that still stands in the column. */
const WIDEST_BESIDE = 34
const PHOTO_LINES = 9
const HEADING_LINES = 3.2

/** Short sections that fit beside the rest on the first page; the order among them stays the person's. */
export function columnsOf(outline: Outline, template: CvTemplate, design: CvDesign): Columns {
  const { sections } = outline
  if (template !== 'LATERAL' && template !== 'MODERNO') return { side: [], main: sections }
  const size = design.size * 0.95
  const letters = Math.floor(WIDTH / (size * LETTER))
  let room =
    (HEIGHT[design.page] - AROUND[design.margins]) / (size * LINE) -
    takenBy(outline, template) -
    (design.show_photo ? PHOTO_LINES : 0)
  const side = sections.filter((section) => {
    const lines = SHORT_SECTIONS.includes(section.key) ? linesIn(section, letters) : Number.POSITIVE_INFINITY
    if (lines + HEADING_LINES > room) return false
    room -= lines + HEADING_LINES
    return true
  })
  return { side, main: sections.filter((section) => !side.includes(section)) }
}

/** A long name, or addresses too long for the column, leave less of it. */
function takenBy({ name, headline, contact }: Outline, template: keyof typeof HEAD): number {
  const look = HEAD[template]
  const linesOf = (letters: number, [in_line, each]: readonly [number, number]) => Math.ceil(letters / in_line) * each
  const ways = contact.map(({ text }) => text.length)
  const stand_above = template === 'MODERNO' || ways.some((length) => length > WIDEST_BESIDE)
  const letters = template === 'MODERNO' ? ways.reduce((sum, length) => sum + length, 0) : ways.length
  const above =
    linesOf(Math.min(name?.text.length ?? 0, LONGEST_LARGE_NAME), look.name) +
    linesOf(headline?.text.length ?? 0, look.headline)
  return Math.max(TAKEN_LINES, above + (stand_above ? linesOf(letters, look.contact) : 0))
}

/** How many lines a section takes, without end when one of its words is wider than the column. */
function linesIn(section: OutlineSection, letters: number): number {
  const texts = textsOf(section)
  if ([section.heading, ...texts].some((text) => text.split(/\s+/).some((word) => word.length > letters * 0.95)))
    return Number.POSITIVE_INFINITY
  const lines = texts.map((text) => Math.ceil(text.length / (letters * 0.9)))
  return lines.reduce((sum, count) => sum + count, 0) + section.items.length * 0.4
}

function textsOf(section: OutlineSection): string[] {
  switch (section.kind) {
    case 'text':
      return section.items.map(({ text }) => text)
    case 'groups':
      return section.items.flatMap(({ name, items }) => [name, ...items.map(({ text }) => text)])
    case 'languages':
      return section.items.flatMap(({ name, level, certificate, detail }) => [
        `${name.text} · ${level?.text ?? ''}`,
        certificate?.text ?? '',
        ...detail.map((one) => (one.level ? `${one.skill} ${one.level.text}` : '')),
      ])
    case 'entries':
      return section.items.flatMap(({ title, details, dates, body, skills }) =>
        [title, ...details, ...(dates ? [dates] : []), ...body, ...skills].map(({ text }) => text),
      )
  }
}
