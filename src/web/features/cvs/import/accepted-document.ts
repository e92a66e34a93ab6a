import { type CvDocument, customItem } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { joined } from '#shared/words/cvs.ts'

const ITEM_MAX = CV_LENGTHS.custom.text
const ITEMS_MAX = CV_COUNTS.custom_items
const ITEM = new RegExp(`[\\s\\S]{1,${ITEM_MAX}}`, 'g')

/** What is saved in the end: without the entries that stay out and without empty lines. */
export function acceptedDocument(document: CvDocument, left_out: readonly string[]): CvDocument {
  const kept = <T extends { id: string }>(items: T[]): T[] => items.filter(({ id }) => !left_out.includes(id))
  return {
    ...document,
    basics: { ...document.basics, links: document.basics.links.filter(({ url }) => url.trim() !== '') },
    experience: kept(document.experience).map((job) => ({
      ...job,
      achievements: job.achievements.filter((line) => line.trim() !== ''),
    })),
    education: kept(document.education),
    languages: kept(document.languages),
    certifications: kept(document.certifications),
    registrations: kept(document.registrations),
    projects: kept(document.projects),
    courses: kept(document.courses),
    awards: kept(document.awards),
    publications: kept(document.publications),
    volunteering: kept(document.volunteering),
    references: kept(document.references),
    custom: document.custom
      .map((section) => ({ ...section, items: kept(section.items) }))
      .filter((section, at) => section.items.length > 0 || document.custom[at]?.items.length === 0),
  }
}

/** A CV that holds no more than a name, a headline and a few skills, as the first steps leave it. */
export function saysLittle({ summary, experience, education, certifications, projects, custom }: CvDocument): boolean {
  return summary === '' && [experience, education, certifications, projects, custom].every(({ length }) => length === 0)
}

/** What a replaced CV knew and the file does not say: typed skills and personal data are not typed twice. */
export function withWhatWasSaid(document: CvDocument, before: CvDocument): CvDocument {
  if (!saysLittle(before)) return document
  const known = new Set(document.skills.map(({ name }) => name.toLocaleLowerCase('es')))
  const skills = before.skills.filter(({ name }) => !known.has(name.toLocaleLowerCase('es')))
  const { basics } = document
  return {
    ...document,
    basics: {
      ...basics,
      full_name: basics.full_name || before.basics.full_name,
      headline: basics.headline || before.basics.headline,
      email: basics.email || before.basics.email,
      phone: basics.phone || before.basics.phone,
      city: basics.city || before.basics.city,
      country: basics.country ?? before.basics.country,
    },
    skills: [...document.skills, ...skills].slice(0, CV_COUNTS.skills),
  }
}

/** Adds texts as entries of sections of their own, as many as fit; `hidden` sections are kept but not printed. */
export function withOwnSection(
  document: CvDocument,
  title: string,
  texts: readonly string[],
  hidden: boolean,
): CvDocument {
  const items = packed(texts).map((text) => ({
    id: crypto.randomUUID(),
    hidden: false,
    title: '',
    subtitle: '',
    date: '',
    text,
  }))
  const room = CV_COUNTS.custom - document.custom.length
  const sections = Array.from({ length: Math.min(room, Math.ceil(items.length / ITEMS_MAX)) }, (_, at) => ({
    id: crypto.randomUUID(),
    title,
    items: items.slice(at * ITEMS_MAX, (at + 1) * ITEMS_MAX),
  }))
  return {
    ...document,
    custom: [...document.custom, ...sections],
    sections: [...document.sections, ...sections.map(({ id }) => ({ key: `custom:${id}`, title: null, hidden }))],
  }
}

/** What belongs to no section, under the heading that the reader of files gives it too. */
export const OWN_TITLE = 'Más información'

/** In the section of that name that is there already, else in a new one; unchanged where none more fits. */
export function withOwnText(document: CvDocument, text: string, date = ''): CvDocument {
  const at = document.custom.findIndex(({ title, items }) => title === OWN_TITLE && items.length < ITEMS_MAX)
  const section = document.custom[at]
  const item = customItem.safeParse({ id: crypto.randomUUID(), text, date }).data
  if (section && item) {
    return { ...document, custom: document.custom.with(at, { ...section, items: [...section.items, item] }) }
  }
  if (document.custom.length >= CV_COUNTS.custom) return document
  const made = withOwnSection(document, OWN_TITLE, [text], false)
  const custom = made.custom.map((one, place) =>
    place === document.custom.length ? { ...one, items: one.items.map((own) => ({ ...own, date })) } : one,
  )
  return { ...made, custom }
}

/** Short texts share an entry, long ones take several. */
function packed(texts: readonly string[]): string[] {
  const items: string[] = []
  for (const piece of texts.flatMap((text) => text.trim().match(ITEM) ?? [])) {
    const last = items.pop() ?? ''
    const together = joined('\n', last, piece)
    if (together.length <= ITEM_MAX) items.push(together)
    else items.push(last, piece)
  }
  return items
}
