import type { CvTemplate } from '#shared/cvs/cv-document.ts'
import type { Blocks, Outline } from '../exports/outline.ts'
import type { Entry, LanguageRow, Part } from '../exports/parts.ts'

interface Field {
  section: string
  label: string
  value: string
}

type Maybe = Part | null

/** Everything that the page says, in the order in which the template says it. */
export function fieldsInOrder(outline: Outline, template: CvTemplate): Field[] {
  const named = (section: string, parts: readonly Maybe[]): Field[] =>
    parts.flatMap((part) => (part ? [{ section, label: part.label, value: part.text }] : []))
  return [
    ...named('Datos personales', [outline.name, outline.headline, ...outline.contact]),
    ...outline.sections.flatMap((section) => [
      { section: section.heading, label: 'Encabezado', value: section.heading },
      ...named(section.heading, partsOf(section, template)),
    ]),
  ]
}

function partsOf(blocks: Blocks, template: CvTemplate): Maybe[] {
  switch (blocks.kind) {
    case 'text':
      return blocks.items
    case 'groups':
      return blocks.items
        .flatMap(({ name, items }) => [{ label: 'Grupo', text: name, href: null }, ...items])
        .filter(({ text }) => text)
    case 'languages':
      return blocks.items.flatMap((row) => languageParts(row, template))
    case 'entries':
      return blocks.items.flatMap((entry) => entryParts(entry, template))
  }
}

function entryParts({ title, dates, details, body, skills }: Entry, template: CvTemplate): Maybe[] {
  const head = {
    ESENCIAL: [title, dates, ...details],
    CLASICO: [title, dates, ...details],
    COMPACTO: [title, ...details, dates],
    EUROPEO: [dates, title, ...details],
  }
  return [...head[template], ...body, ...skills]
}

function languageParts({ name, level, certificate, detail }: LanguageRow, template: CvTemplate): Maybe[] {
  const head = template === 'EUROPEO' ? [name, certificate, level] : [name, level, certificate]
  return [...head, ...detail.map((one) => one.level)]
}
