import { createHash } from 'node:crypto'
import type { Identity, Scrubber } from '#server/features/cvs/scrub.ts'
import { type CvContent, type CvDocument, cvContent } from '#shared/cvs/cv-document.ts'
import type { MatchResult } from '#shared/matching/matching.ts'

/** What a CV says of who its person is; `more` is what the account says. */
export function identityOf({ basics, education, courses }: CvDocument, more: Partial<Identity> = {}): Identity {
  const schools = [
    ...education.map(({ institution }) => institution),
    ...courses.map(({ organisation }) => organisation),
  ]
  return {
    names: [basics.full_name, ...(more.names ?? [])],
    emails: [basics.email, ...(more.emails ?? [])],
    links: [...basics.links.map(({ url }) => url), ...(more.links ?? [])],
    schools,
    city: basics.city,
  }
}

/** The same look for everybody, so that a template tells nobody apart. */
const PLAIN = cvContent.parse({ title: 'CV' })

/** The CV as blind review shows it: what somebody can do and did, and nothing of who they are, where they studied or how old they may be. */
export function blindContent(content: CvContent, alias: string, scrub: Scrubber): CvContent {
  const { template, design } = PLAIN
  const target_role = scrub.text(content.target_role)
  return {
    ...content,
    template,
    design,
    title: alias,
    target_role,
    document: withOwnIds(blindDocument(content.document, alias, scrub), alias),
  }
}

/** An id made of the pseudonym and of where it stands: the id of an entry is the same in the CV that others read by name. */
function idAt(alias: string, place: string): string {
  const hash = createHash('sha256').update(`${alias}/${place}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hash.slice(16, 17), 16) % 4]
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

function withOwnIds(document: CvDocument, alias: string): CvDocument {
  const known = new Map<string, string>()
  const anew = (value: unknown, place: string): unknown => {
    if (Array.isArray(value)) return value.map((one, at) => anew(one, `${place}.${at}`))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        if (key !== 'id' || typeof one !== 'string') return [key, anew(one, `${place}.${key}`)]
        known.set(one, idAt(alias, place))
        return [key, known.get(one)]
      }),
    )
  }
  const { sections, ...entries } = document
  const shown = anew(entries, '') as typeof entries
  // A section of one's own is called by its id.
  const keyOf = (key: string) => key.replace(/^custom:(.+)$/, (_, id: string) => `custom:${known.get(id) ?? id}`)
  return { ...shown, sections: sections.map((one) => ({ ...one, key: keyOf(one.key) })) }
}

function blindDocument(document: CvDocument, alias: string, { text, name }: Scrubber): CvDocument {
  const skilled = <T extends { name: string; skill_id: string | null }>(skills: T[]): T[] =>
    // What the catalogue of skills knows is no name: Ruby stays Ruby.
    skills.map((skill) => (skill.skill_id ? skill : { ...skill, name: text(skill.name) }))
  const mentions = (list: CvDocument['awards'], organisation: (words: string) => string) =>
    list.map((one) => ({
      ...one,
      name: text(one.name),
      organisation: organisation(one.organisation),
      notes: text(one.notes),
      url: '',
    }))
  return {
    ...document,
    basics: {
      full_name: alias,
      headline: text(document.basics.headline),
      email: '',
      phone: '',
      city: '',
      country: null,
      links: [],
    },
    summary: text(document.summary),
    experience: document.experience.map((job) => ({
      ...job,
      position: text(job.position),
      company: name(job.company),
      company_url: '',
      city: '',
      country: null,
      summary: text(job.summary),
      achievements: job.achievements.map(text),
      skills: skilled(job.skills),
    })),
    education: document.education.map((study) => ({
      ...study,
      institution: '',
      degree: text(study.degree),
      field: text(study.field),
      notes: text(study.notes),
      start: null,
      end: null,
      grade: '',
    })),
    skills: skilled(document.skills).map((skill) => ({ ...skill, group: text(skill.group) })),
    languages: document.languages.map((one) => ({
      ...one,
      name: one.name === null ? null : text(one.name),
      said: text(one.said),
      certificate: text(one.certificate),
    })),
    certifications: document.certifications.map((one) => ({
      ...one,
      name: text(one.name),
      issuer: name(one.issuer),
      credential_id: '',
      url: '',
    })),
    registrations: document.registrations.map((one) => ({ ...one, body: name(one.body), number: '' })),
    projects: document.projects.map((one) => ({
      ...one,
      name: text(one.name),
      role: text(one.role),
      url: '',
      description: text(one.description),
      skills: skilled(one.skills),
    })),
    courses: mentions(document.courses, () => ''),
    awards: mentions(document.awards, name),
    publications: mentions(document.publications, name),
    volunteering: mentions(document.volunteering, name),
    references: [],
    interests: document.interests.map(text),
    custom: document.custom.map((section) => ({
      ...section,
      title: text(section.title),
      items: section.items.map((item) => ({
        ...item,
        title: text(item.title),
        subtitle: text(item.subtitle),
        text: text(item.text),
        date: text(item.date),
      })),
    })),
    sections: document.sections.map((one) => ({ ...one, title: one.title === null ? null : text(one.title) })),
  }
}

/** The verdicts stay; quotes and sentences of the CV go through the same sieve as the CV. */
export function blindMatch(match: MatchResult, { text }: Scrubber): MatchResult {
  const line = <T extends MatchResult['conditions'][number]>(one: T): T => ({
    ...one,
    evidence: one.evidence.map(({ cv_path, quote }) => ({ cv_path, quote: text(quote).slice(0, quote.length) })),
    sentence: text(one.sentence),
    seen: one.seen.map(text),
  })
  return {
    ...match,
    items: match.items.map(line),
    conditions: match.conditions.map(line),
    summary: text(match.summary),
    next_steps: [],
  }
}
