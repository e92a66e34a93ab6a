import { sectionWords } from '../words/cvs.ts'
import type { CvDocument } from './cv-document.ts'

/** What stands around the sections and is compared, merged and copied like one. */
const wholeNames: Record<string, string> = {
  title: 'Título y puesto',
  design: 'Diseño',
  order: 'Orden y nombres de las secciones',
  basics: 'Datos personales',
}

/** The heading that the person gave to a section, else its usual name. */
export function sectionTitle(document: CvDocument, key: string): string {
  const own = document.sections.find((section) => section.key === key)?.title
  return own || customOf(document, key)?.title || usualTitle(key)
}

export function usualTitle(key: string): string {
  const names: Record<string, string> = sectionWords
  return wholeNames[key] ?? names[key] ?? 'Sección sin título'
}

export const customOf = (document: CvDocument, key: string) => document.custom.find(({ id }) => key === `custom:${id}`)
