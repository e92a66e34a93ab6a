import { type Line, withText } from '../../lines/line.ts'
import { findDates } from '../dates/dates.ts'
import { positionScore } from '../names/employers.ts'
import { isAboutLife, isOfLife, itemsOf, sentencesOf } from './items.ts'
import { isCourse, isLanguage, type Meaning, meaningOf } from './line-meaning.ts'
import { ownedIn, ownedThings } from './owned-things.ts'
import { isLicence } from './papers.ts'
import type { Section } from './sections.ts'
import type { Sorted } from './sorted-lines.ts'

type Kind = Section['kind']

/** «Inglés básico. Carnet B. Disponible ya»: each sentence where it belongs, the others kept. */
export function settleSentences(sorted: Sorted, line: Line, otherwise: Kind = 'other'): void {
  const items = itemsOf(line)
    .flatMap((item) => {
      const sentences = sentencesOf(item.text)
      const apart =
        sentences.length > 1 &&
        sentences.flatMap(ownedIn).some((text) => meaningOf(text) !== null || isOfLife(text)) &&
        !KEEPS_SENTENCES.has(meaningOf(item.text))
      return apart ? sentences.map((text, at) => ({ ...withText(item, text), gap: at === 0 ? item.gap : 0 })) : [item]
    })
    .flatMap(ownedThings)
  let before: Meaning | null = line.gap < 1 && sorted.last === 'education' ? 'education' : null
  for (const item of items) {
    const own = meaningOf(item.text)
    const listed: Meaning | null = own === null && !isOfLife(item.text) ? goesWith(before, item) : null
    sorted.add(own ?? listed ?? (isOfLife(item.text) ? 'circumstances' : otherwise), item)
    before = own ?? listed
  }
}

/** «Auto propio. Salesforce básico»: how somebody can work, and what else the line says. */
export function addLife(sorted: Sorted, line: Line): void {
  for (const text of sentencesOf(line.text)) {
    if (isOfLife(text)) sorted.add('circumstances', withText(line, text))
    else settleSentences(sorted, withText(line, text))
  }
}

/** «Curso de escolta. Defensa personal»: a few words behind a course or a paper are another one. */
const GOES_WITH: ReadonlySet<Meaning | null> = new Set<Meaning | null>(['courses', 'certifications'])
function goesWith(before: Meaning | null, { text, gap }: Line): Meaning | null {
  if (gap === 0 && GOES_WITH.has(before) && isShort(text)) return before
  // «DC-3 alturas 2025» below a degree: a year, and neither a school nor a trade.
  const [date, ...more] = findDates(text)
  const dated = date !== undefined && !date.is_range && more.length === 0
  return before === 'education' && dated && isShort(text) && positionScore(text) < 1 ? 'courses' : null
}

const MOST_WORDS = 4
const MOST_DATED_WORDS = 8
function isShort(text: string): boolean {
  const [date] = findDates(text)
  const most = date && !date.is_range ? MOST_DATED_WORDS : MOST_WORDS
  return text.split(' ').length <= most && !isAboutLife(text)
}

const KEEPS_SENTENCES: ReadonlySet<Meaning | null> = new Set<Meaning | null>(['experience', 'education', 'courses'])

/** Under «Otros: …» and «Programas: …» stand languages and licences as well. */
export function addHeaded(
  sorted: Sorted,
  { kind, line, titled = false }: { kind: Kind; line: Line; titled?: boolean },
): void {
  const [first, ...others] = itemsOf(line)
  if (titled && first) sorted.add('education', first)
  const items = titled || !first ? others : [first, ...others]
  const apart = kind === 'skills' || kind === 'other' ? items.flatMap(foreignApart) : items
  for (const item of apart)
    sorted.add(isBesides(item.text) ? (meaningOf(item.text) ?? kind) : kindInside(kind, item), item)
}

/** A sentence about a language or a licence behind one about something else is a line of its own. */
export function foreignApart(line: Line): Line[] {
  const sentences = line.cells.length === 1 ? sentencesOf(line.text) : []
  if (sentences.length < 2 || !sentences.some(isBesides)) return [line]
  return sentences.map((text, at) => ({ ...withText(line, text), gap: at === 0 ? line.gap : 0 }))
}

const isBesides = (text: string): boolean => isLanguage(text) || isLicence(text)

/** Inside a section of studies stand courses and licences as well. */
export function kindInside(kind: Kind, { text }: Line): Kind {
  if (kind !== 'education') return kind
  if (isLanguage(text)) return 'languages'
  if (isLicence(text)) return 'certifications'
  return isCourse(text) || meaningOf(text) === null ? 'courses' : 'education'
}
