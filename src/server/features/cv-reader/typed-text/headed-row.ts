import { findDates } from '../parse/dates/dates.ts'
import { headingKind } from '../parse/sections/heading-words.ts'

const TITLE = /(?<=^|[.;]\s+|\s[-–—|•·]\s+)(\p{L}[\p{L} ]{3,40}?)\s*:\s+/gu
const FEWEST_HEADINGS = 3
const SHORTEST = 120

/** «Datos: … Experiencia: … Formación: …»: a whole CV in one line has its sections below each other again. */
export function sectionsOfRow(row: string): string[] {
  if (row.length < SHORTEST) return [row]
  const titles = [...row.matchAll(TITLE)].filter(([, title = '']) => headingKind(title) !== null)
  if (titles.length < FEWEST_HEADINGS) return [row]
  const first = row.slice(0, titles[0]?.index).trim()
  return [
    ...(first === '' ? [] : [first]),
    ...titles.flatMap((title, at) => {
      const text = row.slice(title.index + title[0].length, titles[at + 1]?.index).trim()
      return ['', `## ${title[1]}`, ...itemsOf(title[1] ?? '', text)]
    }),
  ]
}

/** What a heading lists: jobs between semicolons, and who somebody is between commas. */
function itemsOf(title: string, text: string): string[] {
  const kind = headingKind(title)
  if (kind === 'contact') return text.split(/,\s+/)
  const items = text.replace(/\.$/, '').split(/;\s+/)
  return kind === 'experience' && items.length > 1 && items.filter((item) => findDates(item).length > 0).length > 1
    ? items.map((item) => `- ${item}`)
    : [text]
}
