import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvProposal } from '#shared/cvs/cv-imports.ts'
import { sectionWords } from '#shared/words/cvs.ts'
import { foldName } from '#web/lib/fold-name.ts'
import { personalData } from '../../advice/cv-advice-words.ts'
import { OWN_TITLE } from '../accepted-document.ts'
import type { ReadText, Stretch } from '../origin/find-in-text.ts'
import type { Origins } from '../origin/origins.ts'
import { stableKey } from '../origin/stable-keys.ts'
import type { ReviewSection } from '../review-sections.ts'

/** A line that the reading did not understand, with what stood around it. */
export interface LostLine {
  key: string
  text: string
  /** The entry of «Más información» that the reading made of it, for want of a better place. */
  item_id: string | null
  place: Stretch | null
  before: string
  after: string
  /** Under what it lay. */
  home: Home | null
  /** What nobody needs to know of somebody before hiring them: «tu edad». */
  personal: string | undefined
}

interface Home {
  section: string
  entry_id: string
  title: string
}

interface Read {
  proposal: CvProposal
  sections: readonly ReviewSection[]
  text: ReadText
  origins: Origins
}

export const pieceKey = (at: number): string => `piece-${at}`

/** In the order of the text; what it does not say where, last. */
export function lostLines({ proposal, sections, text, origins }: Read): LostLine[] {
  const homes = homesIn(sections, origins)
  const pieces = proposal.unplaced_text.map((piece, at) => ({ key: pieceKey(at), text: piece, item_id: null }))
  const lines = [...pieces, ...guessedItems(proposal)].map((line): LostLine => {
    const [place = null] = text.find(line.text)
    return {
      ...line,
      place,
      ...around(text, place),
      home: homeOf(place, homes, text),
      personal: personalData(line.text) ?? (AGE.test(line.text) ? 'tu edad' : undefined),
    }
  })
  const order = ({ place }: LostLine) => place?.first ?? Number.POSITIVE_INFINITY
  return lines.toSorted((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0))
}

const AGE = /^\d{2} a[nñ]os\.?$/iu

/** What the reader keeps as an own section because it has no better place for it. */
function guessedItems({ document, confidence }: CvProposal) {
  return document.custom.flatMap(({ title, items }, at) =>
    items.flatMap(({ id, text }, i) =>
      title === OWN_TITLE && confidence[`custom.${at}.items.${i}.text`] === 'BAJA'
        ? [{ key: stableKey(document, `custom.${at}.items.${i}.text`), text, item_id: id }]
        : [],
    ),
  )
}
interface PlacedHome extends Home {
  place: Stretch
}

function homesIn(sections: readonly ReviewSection[], { entries }: Origins): PlacedHome[] {
  return sections
    .flatMap(({ key, title: section_title, entries: items }) =>
      items.flatMap(({ id, title }) => {
        const place = id === null || key.startsWith('custom:') ? undefined : entries.get(id)
        return place && id !== null ? [{ section: key, entry_id: id, title: title || section_title, place }] : []
      }),
    )
    .toSorted((one, other) => one.place.first - other.place.first)
}

/** The last entry that begins before it, unless another heading begins in between. */
function homeOf(place: Stretch | null, homes: readonly PlacedHome[], text: ReadText): Home | null {
  const home = place && homes.findLast((one) => one.place.first <= place.first)
  if (!home) return null
  const between = linesBetween(text, home.place.last, place.first)
  return between.some(isHeading) ? null : { section: home.section, entry_id: home.entry_id, title: home.title }
}

function linesBetween({ words, pages }: ReadText, from: number, to: number): string[] {
  const [start, end] = [words[from], words[to]]
  if (!start || !end || from >= to) return []
  const texts = pages.slice(start.page, end.page + 1).map((page, at, all) => {
    const last = at === all.length - 1
    return page.slice(at === 0 ? start.to : 0, last ? end.from : undefined)
  })
  return texts.join('\n').split('\n').slice(1, -1)
}

const HEADINGS = new Set([
  ...Object.values(sectionWords).map(foldName),
  ...'estudios|experiencia laboral|experiencia profesional|formacion academica|educacion|informatica|competencias|aptitudes|otros|datos de interes|aficiones|sobre mi|datos personales|contacto|titulos|informacion adicional|logros|objetivo'.split(
    '|',
  ),
])

function isHeading(line: string): boolean {
  const bare = line.replace(/[:\s]+$/u, '').trim()
  if (bare === '' || /\d/.test(bare) || bare.split(/\s+/).length > 5) return false
  return (
    HEADINGS.has(foldName(bare)) || /:\s*$/u.test(line) || (bare.length > 3 && bare === bare.toLocaleUpperCase('es'))
  )
}

/** The lines of the text above and below it. */
function around({ words, pages }: ReadText, place: Stretch | null): { before: string; after: string } {
  const [first, last] = place ? [words[place.first], words[place.last]] : []
  if (!first || !last) return { before: '', after: '' }
  const above = (pages[first.page] ?? '').slice(0, first.from).split('\n').slice(0, -1)
  const below = (pages[last.page] ?? '').slice(last.to).split('\n').slice(1)
  const said = (line: string) => /[\p{L}\p{N}]/u.test(line)
  return { before: above.findLast(said)?.trim() ?? '', after: below.find(said)?.trim() ?? '' }
}

/** Without an entry of «Más información», and without that section once it is empty. */
export function withoutItem(document: CvDocument, item_id: string): CvDocument {
  const at = document.custom.findIndex(({ items }) => items.some(({ id }) => id === item_id))
  const section = document.custom[at]
  if (!section) return document
  const items = section.items.filter(({ id }) => id !== item_id)
  if (items.length > 0) return { ...document, custom: document.custom.with(at, { ...section, items }) }
  return {
    ...document,
    custom: document.custom.toSpliced(at, 1),
    sections: document.sections.filter(({ key }) => key !== `custom:${section.id}`),
  }
}
