import type { CvDesign, CvTemplate } from '#shared/cvs/cv-document.ts'
import type { Outline, OutlineSection } from '../exports/outline.ts'

/** Where each section is set: beside the others, or below one another. A template of one column has no side. */
interface Columns {
  side: OutlineSection[]
  main: OutlineSection[]
}

const TEMPLATES_WITH_SIDE: readonly CvTemplate[] = ['LATERAL', 'MODERNO']
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
const PHOTO_LINES = 9
const HEADING_LINES = 3.2

/** Short sections that fit beside the rest on the first page; the order among them stays the person's. */
export function columnsOf({ sections }: Pick<Outline, 'sections'>, template: CvTemplate, design: CvDesign): Columns {
  if (!TEMPLATES_WITH_SIDE.includes(template)) return { side: [], main: sections }
  const size = design.size * 0.95
  const letters = Math.floor(WIDTH / (size * LETTER))
  let room =
    (HEIGHT[design.page] - AROUND[design.margins]) / (size * LINE) - TAKEN_LINES - (design.show_photo ? PHOTO_LINES : 0)
  const side = sections.filter((section) => {
    const lines = SHORT_SECTIONS.includes(section.key) ? linesIn(section, letters) : Number.POSITIVE_INFINITY
    if (lines + HEADING_LINES > room) return false
    room -= lines + HEADING_LINES
    return true
  })
  return { side, main: sections.filter((section) => !side.includes(section)) }
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
