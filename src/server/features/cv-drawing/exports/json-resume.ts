import { email } from '#shared/core/fields.ts'
import { type CvContent, type CvDocument, orderedSections } from '#shared/cvs/cv-document.ts'
import { isLink } from '#shared/cvs/cv-problems.ts'
import { customEntries, shownOnly } from '../outline/entries.ts'
import { nameOf, spokenLevel } from '../outline/language-rows.ts'
import { WORDS, type Words } from '../outline/words.ts'

/*
 * JSON Resume 1.0.0. Its root takes no key of its own making, but each item does: what the schema has no word for
 * (the skills of a job, the notes of a study) stands in the item, and sections of the person's own in `meta`.
 */

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
const NETWORK = { LINKEDIN: 'LinkedIn', GITHUB: 'GitHub', PORTFOLIO: 'Portfolio', OTHER: 'Web' } as const

type Item<K extends keyof CvDocument> = CvDocument[K] extends readonly (infer T)[] ? T : never
type Mention = Item<'courses'>

/** Without what says nothing: no nulls, no empty texts, lists or objects. */
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}

// The schema asks for real addresses in these fields.
const uri = (url: string): string => (isLink(url) ? url : '')
const mail = (address: string): string => (email.safeParse(address).success ? address : '')
const names = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name)

const basics = ({ basics, summary }: CvDocument, showsSummary: boolean) =>
  filled({
    name: basics.full_name,
    label: basics.headline,
    email: mail(basics.email),
    phone: basics.phone,
    url: uri(basics.links.find(({ kind }) => kind === 'PORTFOLIO')?.url ?? ''),
    summary: showsSummary ? summary : '',
    location: filled({ city: basics.city, countryCode: basics.country }),
    profiles: basics.links
      .filter(({ kind, url }) => kind !== 'PORTFOLIO' && isLink(url))
      .map(({ kind, url }) => ({ network: NETWORK[kind], url })),
  })

const work = (job: Item<'experience'>) =>
  filled({
    name: job.company,
    position: job.position,
    url: uri(job.company_url),
    location: [job.city, job.country].filter(Boolean).join(', '),
    startDate: job.start,
    endDate: job.current ? null : job.end,
    summary: job.summary,
    highlights: job.achievements.filter(Boolean),
    keywords: names(job.skills),
  })

const study = (item: Item<'education'>) =>
  filled({
    institution: item.institution,
    studyType: item.degree,
    area: item.field,
    startDate: item.start,
    endDate: item.in_progress ? null : item.end,
    score: item.grade,
    summary: item.notes,
  })

const course = (item: Mention, words: Words) =>
  filled({
    institution: item.organisation,
    studyType: words.course,
    area: item.name,
    url: uri(item.url),
    endDate: item.date,
    summary: item.notes,
  })

const skill = (item: Item<'skills'>, words: Words) =>
  filled({ name: item.name, level: item.level && words.skill_level[item.level], years: item.years, group: item.group })

const language = (item: Item<'languages'>, content: CvContent) =>
  filled({
    language: item.language && nameOf(item, content.language),
    fluency: spokenLevel(item, content.language),
    level: item.said === '' ? null : item.overall,
    certificate: item.certificate,
  })

const project = (item: Item<'projects'>) =>
  filled({
    name: item.name,
    description: item.description,
    roles: [item.role].filter(Boolean),
    url: uri(item.url),
    startDate: item.start,
    endDate: item.end,
    keywords: names(item.skills),
  })

const volunteer = (item: Mention) =>
  filled({
    organization: item.organisation,
    position: item.name,
    url: uri(item.url),
    startDate: item.date,
    summary: item.notes,
  })

const award = (item: Mention) =>
  filled({ title: item.name, awarder: item.organisation, date: item.date, url: uri(item.url), summary: item.notes })

const publication = (item: Mention) =>
  filled({
    name: item.name,
    publisher: item.organisation,
    releaseDate: item.date,
    url: uri(item.url),
    summary: item.notes,
  })

const certificate = (item: Item<'certifications'>) =>
  filled({
    name: item.name,
    issuer: item.issuer,
    date: item.date,
    expires: item.expires,
    id: item.credential_id,
    url: uri(item.url),
  })

/** A register is a certificate of the schema; `registration` tells them apart when the file comes back. */
const registration = (item: Item<'registrations'>) =>
  filled({ name: item.body, date: item.since, registration: true, number: item.number })

const reference = (item: Item<'references'>) =>
  filled({ name: item.name, reference: [item.relation, item.contact].filter(Boolean).join(' · ') })

const customSection = ({ id, title }: Item<'custom'>, content: CvContent) => ({
  title,
  items: customEntries(content, `custom:${id}`).map((entry) =>
    filled({
      title: entry.title.text,
      subtitle: entry.details.map(({ text }) => text).join(' · '),
      when: entry.dates?.text ?? '',
      text: entry.body.map(({ text }) => text).join('\n'),
    }),
  ),
})

export function toJsonResume(content: CvContent): object {
  const { document } = content
  const words = WORDS[content.language]
  const hidden = new Set(orderedSections(document).flatMap((section) => (section.hidden ? [section.key] : [])))
  const list = <T extends { hidden: boolean }>(key: string, items: readonly T[], map: (item: T) => object) =>
    hidden.has(key) ? [] : shownOnly(items).map(map)
  return filled({
    $schema: SCHEMA,
    basics: basics(document, !hidden.has('summary')),
    work: list('experience', document.experience, work),
    volunteer: list('volunteering', document.volunteering, volunteer),
    education: [
      ...list('education', document.education, study),
      ...list('courses', document.courses, (item) => course(item, words)),
    ],
    awards: list('awards', document.awards, award),
    certificates: [
      ...list('certifications', document.certifications, certificate),
      ...list('registrations', document.registrations, registration),
    ],
    publications: list('publications', document.publications, publication),
    skills: list('skills', document.skills, (item) => skill(item, words)),
    languages: list('languages', document.languages, (item) => language(item, content)),
    interests: hidden.has('interests') ? [] : document.interests.map((name) => ({ name })),
    references: list('references', document.references, reference),
    projects: list('projects', document.projects, project),
    meta: filled({
      version: 'v1.0.0',
      language: content.language,
      circumstances: hidden.has('circumstances') ? {} : filled(document.circumstances),
      custom_sections: document.custom
        .filter(({ id }) => !hidden.has(`custom:${id}`))
        .map((section) => customSection(section, content)),
    }),
  })
}
