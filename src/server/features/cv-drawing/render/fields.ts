import type { CvContent, CvTemplate } from '#shared/cvs/cv-document.ts'
import { columnsOf } from '../child/side-column.ts'
import type { Blocks, Outline, OutlineSection } from '../outline/outline.ts'
import type { Entry, LanguageRow, Part } from '../outline/parts.ts'

interface Field {
  section: string
  label: string
  value: string
}

type Maybe = Part | null
/** A template's way, or that of the side columns, where dates close an entry. */
type SetAs = CvTemplate | 'SIDE'

type Drawn = Pick<CvContent, 'template' | 'design'>

/** Everything that the page says, in the order in which the template says it. */
export function fieldsInOrder(outline: Outline, { template, design }: Drawn): Field[] {
  const { side, main } = columnsOf(outline, template, design)
  const ofSection = (section: OutlineSection, setAs: SetAs): Field[] => [
    { section: section.heading, label: 'Encabezado', value: section.heading },
    ...named(section.heading, partsOf(section, setAs)),
  ]
  return [
    ...named('Datos personales', [outline.name, outline.headline, ...outline.contact]),
    ...side.flatMap((section) => ofSection(section, 'SIDE')),
    ...main.flatMap((section) => ofSection(section, template)),
  ]
}

const named = (section: string, parts: readonly Maybe[]): Field[] =>
  parts.flatMap((part) => (part ? [{ section, label: part.label, value: part.text }] : []))

function partsOf(blocks: Blocks, setAs: SetAs): Maybe[] {
  switch (blocks.kind) {
    case 'text':
      return blocks.items
    case 'groups':
      return blocks.items
        .flatMap(({ name, items }) => [{ label: 'Grupo', text: name, href: null }, ...items])
        .filter(({ text }) => text)
    case 'languages':
      return blocks.items.flatMap((row) => languageParts(row, setAs))
    case 'entries':
      return blocks.items.flatMap((entry) => entryParts(entry, setAs))
  }
}

function entryParts({ title, dates, details, body, skills }: Entry, setAs: SetAs): Maybe[] {
  const head = {
    ESENCIAL: [title, dates, ...details],
    CLASICO: [title, dates, ...details],
    COMPACTO: [title, ...details, dates],
    EUROPEO: [dates, title, ...details],
    LATERAL: [title, dates, ...details],
    MODERNO: [title, dates, ...details],
    SIDE: [title, ...details, dates],
  }
  return [...head[setAs], ...body, ...skills]
}

function languageParts({ name, level, certificate, detail }: LanguageRow, setAs: SetAs): Maybe[] {
  const head = setAs === 'EUROPEO' ? [name, certificate, level] : [name, level, certificate]
  return [...head, ...detail.map((one) => one.level)]
}
