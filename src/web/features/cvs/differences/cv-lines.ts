import { type CvContent, type CvDocument, LANGUAGE_SKILLS, orderedSections } from '#shared/cvs/cv-document.ts'
import { customOf, sectionTitle } from '#shared/cvs/cv-section-titles.ts'
import { circumstanceFacts } from '#shared/words/circumstances.ts'
import {
  cvLanguageWords,
  dateWord,
  fontWords,
  joined,
  linkWords,
  marginWords,
  pageWords,
  periodWord,
  templateWords,
} from '#shared/words/cvs.ts'
import { educationWords, languageLevelWords, languageSkillWords, skillLevelWords } from '#shared/words/levels/levels.ts'
import { countryName, spokenName } from '#shared/words/names.ts'
import { contractWords, modalityWords } from '#shared/words/work.ts'

/** What a part of a CV says, as short Spanish lines for people who compare. */
export function sectionLines(content: CvContent, key: string): string[] {
  const write = writers[key]
  const lines = write ? write(content) : customLines(content.document, key)
  return lines.filter((line) => line !== '')
}

type Entry<K extends keyof CvDocument> = CvDocument[K] extends (infer E)[] ? E : never

const mark = (entry: { hidden: boolean }, line: string): string => (entry.hidden ? `${line} (oculto)` : line)
const bullets = (lines: readonly string[]): string[] => lines.filter(Boolean).map((line) => `• ${line}`)
const names = (skills: readonly { name: string }[]): string => skills.map(({ name }) => name).join(', ')
const paragraphs = (text: string): string[] => text.split('\n').map((line) => line.trim())

const writers: Record<string, (content: CvContent) => string[]> = {
  title: ({ title, target_role }) => [title, target_role],
  design: ({ template, language, design }) => [
    `Plantilla ${templateWords[template]}`,
    `Idioma: ${cvLanguageWords[language]}`,
    `Letra: ${fontWords[design.font]}, ${String(design.size).replace('.', ',')} pt`,
    `Página: ${pageWords[design.page]}, márgenes ${marginWords[design.margins].toLowerCase()}`,
    `Color ${design.accent}`,
    design.show_photo ? 'Con foto' : 'Sin foto',
    design.one_page ? 'Ajustado a una página' : '',
  ],
  order: ({ document }) =>
    orderedSections(document).map((section) => mark(section, sectionTitle(document, section.key))),
  basics: ({ document: { basics } }) => [
    basics.full_name,
    basics.headline,
    basics.email,
    basics.phone,
    joined(', ', basics.city, countryName(basics.country)),
    ...basics.links.map(({ kind, url }) => `${linkWords[kind]}: ${url}`),
  ],
  summary: ({ document }) => paragraphs(document.summary),
  experience: ({ document }) => [
    document.no_experience ? 'Aún no tengo experiencia' : '',
    ...document.experience.flatMap(jobLines),
  ],
  education: ({ document }) => document.education.flatMap(studyLines),
  skills: ({ document }) => document.skills.map(skillLine),
  languages: ({ document }) => document.languages.flatMap(languageLines),
  certifications: ({ document }) => document.certifications.flatMap(certificationLines),
  registrations: ({ document }) =>
    document.registrations.map((held) => mark(held, joined(' · ', held.body, held.number, dateWord(held.since)))),
  circumstances: ({ document }) =>
    circumstanceFacts(document.circumstances).map(({ name, values }) => `${name}: ${values.join(', ')}`),
  projects: ({ document }) => document.projects.flatMap(projectLines),
  courses: ({ document }) => document.courses.flatMap(mentionLines),
  awards: ({ document }) => document.awards.flatMap(mentionLines),
  publications: ({ document }) => document.publications.flatMap(mentionLines),
  volunteering: ({ document }) => document.volunteering.flatMap(mentionLines),
  references: ({ document }) =>
    document.references.map((person) => mark(person, joined(' · ', person.name, person.relation, person.contact))),
  interests: ({ document }) => (document.interests.length > 0 ? [document.interests.join(', ')] : []),
}

function jobLines(job: Entry<'experience'>): string[] {
  return [
    mark(job, joined(' · ', job.position, job.company, periodWord(job.start, job.end, job.current))),
    joined(
      ' · ',
      joined(', ', job.city, countryName(job.country)),
      job.modality && modalityWords[job.modality],
      job.contract && contractWords[job.contract],
      job.company_url,
    ),
    ...paragraphs(job.summary),
    ...bullets(job.achievements),
    names(job.skills),
  ]
}

function studyLines(study: Entry<'education'>): string[] {
  return [
    mark(study, joined(' · ', study.degree, study.institution, periodWord(study.start, study.end, study.in_progress))),
    joined(' · ', study.field, study.level && educationWords[study.level], study.grade),
    ...paragraphs(study.notes),
  ]
}

function skillLine(skill: Entry<'skills'>): string {
  const years = skill.years === null ? '' : `${skill.years} ${skill.years === 1 ? 'año' : 'años'}`
  const used = skill.last_used === null ? '' : `hasta ${skill.last_used}`
  return mark(skill, joined(' · ', skill.name, skill.level && skillLevelWords[skill.level], years, used, skill.group))
}

function languageLines(known: Entry<'languages'>): string[] {
  const { detail } = known
  const levels = LANGUAGE_SKILLS.map((skill) => detail?.[skill] && `${languageSkillWords[skill]}: ${detail[skill]}`)
  const level = known.overall && languageLevelWords[known.overall]
  const said = known.said && `«${known.said}»`
  return [mark(known, joined(' · ', spokenName(known), said, level, known.certificate)), joined(' · ', ...levels)]
}

function certificationLines(held: Entry<'certifications'>): string[] {
  const until = held.expires && `vence ${dateWord(held.expires)}`
  return [
    mark(held, joined(' · ', held.name, held.issuer, dateWord(held.date), until)),
    joined(' · ', held.credential_id, held.url),
  ]
}

function projectLines(project: Entry<'projects'>): string[] {
  return [
    mark(project, joined(' · ', project.name, project.role, periodWord(project.start, project.end, false))),
    project.url,
    ...paragraphs(project.description),
    names(project.skills),
  ]
}

function mentionLines(mention: Entry<'courses'>): string[] {
  return [
    mark(mention, joined(' · ', mention.name, mention.organisation, dateWord(mention.date))),
    mention.url,
    ...paragraphs(mention.notes),
  ]
}

function customLines(document: CvDocument, key: string): string[] {
  const items = customOf(document, key)?.items ?? []
  return items.flatMap((item) => [
    mark(item, joined(' · ', item.title, item.subtitle, item.date)),
    ...paragraphs(item.text),
  ])
}
