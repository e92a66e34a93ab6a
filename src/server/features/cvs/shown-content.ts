import { type CvContent, type CvDocument, circumstances, orderedSections } from '#shared/cvs/cv-document.ts'

const shownOnly = <T extends { hidden: boolean }>(entries: T[]): T[] =>
  entries.filter((entry) => !entry.hidden && saysSomething(entry))

const NOTHING: readonly unknown[] = ['', null, false]

/** Begun and left empty, an entry would be a heading over nothing. */
const saysSomething = ({ id: _, hidden: __, ...said }: { id?: string; hidden: boolean }): boolean =>
  Object.values(said).some((value) => (Array.isArray(value) ? value.length > 0 : !NOTHING.includes(value)))

const NO_CIRCUMSTANCES = circumstances.parse({})

/** A CV as a company may see it that the person has not written to: without contact data, references, photo, or anything hidden. */
export function shownContent({ document, design, ...content }: CvContent): CvContent {
  const sections = orderedSections(document).filter(({ key, hidden }) => !hidden && key !== 'references')
  const shown = new Set(sections.map(({ key }) => key))
  const entries = <T extends { hidden: boolean }>(key: string, all: T[]): T[] => (shown.has(key) ? shownOnly(all) : [])
  const visible: CvDocument = {
    basics: { ...document.basics, email: '', phone: '', links: [] },
    summary: shown.has('summary') ? document.summary : '',
    no_experience: document.no_experience,
    experience: entries('experience', document.experience),
    education: entries('education', document.education),
    skills: entries('skills', document.skills),
    languages: entries('languages', document.languages),
    certifications: entries('certifications', document.certifications),
    // A number leads to the person's name and practice in a public register.
    registrations: entries('registrations', document.registrations).map((held) => ({ ...held, number: '' })),
    projects: entries('projects', document.projects),
    courses: entries('courses', document.courses),
    awards: entries('awards', document.awards),
    publications: entries('publications', document.publications),
    volunteering: entries('volunteering', document.volunteering),
    circumstances: shown.has('circumstances') ? document.circumstances : NO_CIRCUMSTANCES,
    references: [],
    interests: shown.has('interests') ? document.interests : [],
    custom: document.custom
      .filter(({ id }) => shown.has(`custom:${id}`))
      .map((section) => ({ ...section, items: shownOnly(section.items) })),
    sections,
  }
  return { ...content, document: visible, design: { ...design, show_photo: false } }
}
