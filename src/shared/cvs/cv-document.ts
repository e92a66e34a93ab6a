import { z } from 'zod'
import { contractType, modality, workShift } from '../accounts/users.ts'
import { countryCode, id, line, text } from '../core/fields.ts'
import { SKILL_NAME_MAX, YEARS_MAX } from '../core/limits.ts'
import { availability, educationLevel, languageCode, languageLevel, skillLevel, vehicle } from '../matching/matching.ts'
import { CV_COUNTS, CV_LENGTHS, LAST_USED } from './cv-limits.ts'

/*
 * What a CV says. Only lengths and counts are enforced when it is saved, because somebody in the middle of a sentence
 * must not lose it; what is still missing or odd is listed by `cvProblems` and shown beside the field.
 */

/** `2024-03`, or `2024` when only the year is known; months are never invented. */
export const cvDate = z
  .string()
  .regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, 'Escribe el año con cuatro cifras y elige el mes.')
export type CvDate = z.infer<typeof cvDate>

const date = cvDate.nullable().default(null)
const short = (max: number) => line(max).default('')
const long = (max: number) => text(max).default('')
const entry = { id, hidden: z.boolean().default(false) }
const atMost = <T extends z.ZodType>(item: T, max: number, things: string) =>
  z.array(item).max(max, `Puedes añadir hasta ${max} ${things}.`).default([])

export const cvLink = z.object({
  kind: z.enum(['LINKEDIN', 'GITHUB', 'PORTFOLIO', 'OTHER']).default('OTHER'),
  url: short(CV_LENGTHS.basics.link),
})

export const skillName = line(SKILL_NAME_MAX, 1)

/** `skill_id` is set when the taxonomy knows the skill. */
const usedSkill = z.object({ skill_id: z.string().max(80).nullable().default(null), name: skillName })

export const basics = z.object({
  full_name: short(CV_LENGTHS.basics.full_name),
  headline: short(CV_LENGTHS.basics.headline),
  email: short(CV_LENGTHS.basics.email),
  phone: short(CV_LENGTHS.basics.phone),
  city: short(CV_LENGTHS.basics.city),
  country: countryCode.nullable().default(null),
  links: atMost(cvLink, CV_COUNTS.links, 'enlaces'),
})

export const experience = z.object({
  ...entry,
  position: short(CV_LENGTHS.experience.position),
  company: short(CV_LENGTHS.experience.company),
  company_url: short(CV_LENGTHS.experience.company_url),
  city: short(CV_LENGTHS.experience.city),
  country: countryCode.nullable().default(null),
  modality: modality.nullable().default(null),
  contract: contractType.nullable().default(null),
  start: date,
  end: date,
  current: z.boolean().default(false),
  summary: long(CV_LENGTHS.experience.summary),
  achievements: atMost(text(CV_LENGTHS.experience.achievement), CV_COUNTS.achievements, 'logros'),
  skills: atMost(usedSkill, CV_COUNTS.used_skills, 'habilidades'),
})

export const education = z.object({
  ...entry,
  institution: short(CV_LENGTHS.education.institution),
  degree: short(CV_LENGTHS.education.degree),
  field: short(CV_LENGTHS.education.field),
  level: educationLevel.nullable().default(null),
  start: date,
  end: date,
  in_progress: z.boolean().default(false),
  grade: short(CV_LENGTHS.education.grade),
  notes: long(CV_LENGTHS.education.notes),
})

export const skill = z.object({
  ...entry,
  skill_id: z.string().max(80).nullable().default(null),
  name: short(CV_LENGTHS.skill.name),
  level: skillLevel.nullable().default(null),
  years: z.number().min(0).max(YEARS_MAX, `Escribe como máximo ${YEARS_MAX} años.`).nullable().default(null),
  last_used: z.int().min(LAST_USED.min).max(LAST_USED.max).nullable().default(null),
  group: short(CV_LENGTHS.skill.group),
})

/** The five skills of the European framework. */
export const LANGUAGE_SKILLS = ['listening', 'reading', 'interaction', 'production', 'writing'] as const
const cefr = languageLevel.nullable().default(null)

export const language = z.object({
  ...entry,
  /** Empty until chosen. */
  language: z.union([languageCode, z.literal('')]).default(''),
  /** As the person calls it, where that is another word: «Castellano», «Kichwa». */
  name: line(CV_LENGTHS.language.name).nullable().default(null),
  overall: cefr,
  /** How well they speak it in their own words, «conversación fluida»: shown in place of the level, which is what they seem to say. */
  said: short(CV_LENGTHS.language.said),
  detail: z
    .object({ listening: cefr, reading: cefr, interaction: cefr, production: cefr, writing: cefr })
    .nullable()
    .default(null),
  certificate: short(CV_LENGTHS.language.certificate),
})

export const certification = z.object({
  ...entry,
  name: short(CV_LENGTHS.certification.name),
  issuer: short(CV_LENGTHS.certification.issuer),
  date,
  expires: date,
  credential_id: short(CV_LENGTHS.certification.credential_id),
  url: short(CV_LENGTHS.certification.url),
})

/** Membership of a professional body, or a register that one must stand in to practise. */
export const registration = z.object({
  ...entry,
  body: short(CV_LENGTHS.registration.body),
  number: short(CV_LENGTHS.registration.number),
  since: date,
})

/** What somebody's life and papers allow, beside what they can do. */
export const circumstances = z.object({
  /** As the country calls them: «B», «C+E», «A2». */
  licences: atMost(line(CV_LENGTHS.licence, 1), CV_COUNTS.licences, 'permisos'),
  vehicles: atMost(vehicle, vehicle.options.length, 'vehículos'),
  shifts: atMost(workShift, workShift.options.length, 'turnos'),
  availability: availability.nullable().default(null),
  travels: z.boolean().nullable().default(null),
})

export const project = z.object({
  ...entry,
  name: short(CV_LENGTHS.project.name),
  role: short(CV_LENGTHS.project.role),
  url: short(CV_LENGTHS.project.url),
  start: date,
  end: date,
  description: long(CV_LENGTHS.project.description),
  skills: atMost(usedSkill, CV_COUNTS.used_skills, 'habilidades'),
})

/** Courses, awards, publications and volunteering share one shape. */
export const mention = z.object({
  ...entry,
  name: short(CV_LENGTHS.mention.name),
  organisation: short(CV_LENGTHS.mention.organisation),
  date,
  url: short(CV_LENGTHS.mention.url),
  notes: long(CV_LENGTHS.mention.notes),
})

export const reference = z.object({
  ...entry,
  name: short(CV_LENGTHS.reference.name),
  relation: short(CV_LENGTHS.reference.relation),
  contact: short(CV_LENGTHS.reference.contact),
})

export const customItem = z.object({
  ...entry,
  title: short(CV_LENGTHS.custom.title),
  subtitle: short(CV_LENGTHS.custom.subtitle),
  date: short(CV_LENGTHS.custom.date),
  text: long(CV_LENGTHS.custom.text),
})
export const customSection = z.object({
  id,
  title: short(CV_LENGTHS.heading),
  items: atMost(customItem, CV_COUNTS.custom_items, 'entradas'),
})

export const SECTION_KINDS = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'registrations',
  'projects',
  'courses',
  'awards',
  'publications',
  'volunteering',
  'circumstances',
  'interests',
  'references',
] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** A section in the order of the page: one of the kinds, or `custom:` and the id of a custom section. */
const cvSection = z.object({
  key: z.string().regex(new RegExp(`^(${SECTION_KINDS.join('|')}|custom:[0-9a-f-]{36})$`)),
  /** The person's own heading; null keeps the template's. */
  title: line(CV_LENGTHS.heading).nullable().default(null),
  hidden: z.boolean().default(false),
})
export type CvSection = z.infer<typeof cvSection>

const usualOrder = SECTION_KINDS.map((key): CvSection => ({ key, title: null, hidden: key === 'references' }))

export const cvDocument = z.object({
  basics: basics.prefault({}),
  summary: long(CV_LENGTHS.summary),
  /** «Aún no tengo experiencia»: an answer, not a gap. */
  no_experience: z.boolean().default(false),
  experience: atMost(experience, CV_COUNTS.experience, 'experiencias'),
  education: atMost(education, CV_COUNTS.education, 'estudios'),
  skills: atMost(skill, CV_COUNTS.skills, 'habilidades'),
  languages: atMost(language, CV_COUNTS.languages, 'idiomas'),
  certifications: atMost(certification, CV_COUNTS.certifications, 'certificaciones'),
  registrations: atMost(registration, CV_COUNTS.registrations, 'colegiaciones o registros'),
  projects: atMost(project, CV_COUNTS.projects, 'proyectos'),
  courses: atMost(mention, CV_COUNTS.courses, 'cursos'),
  awards: atMost(mention, CV_COUNTS.awards, 'premios'),
  publications: atMost(mention, CV_COUNTS.publications, 'publicaciones'),
  volunteering: atMost(mention, CV_COUNTS.volunteering, 'voluntariados'),
  circumstances: circumstances.prefault({}),
  references: atMost(reference, CV_COUNTS.references, 'referencias'),
  interests: atMost(line(CV_LENGTHS.interest, 1), CV_COUNTS.interests, 'intereses'),
  custom: atMost(customSection, CV_COUNTS.custom, 'secciones propias'),
  sections: z
    .array(cvSection)
    .max(SECTION_KINDS.length + CV_COUNTS.custom)
    .default(usualOrder),
})
export type CvDocument = z.output<typeof cvDocument>

export const cvLanguage = z.enum(['es', 'en', 'pt'])
export const cvTemplate = z.enum(['ESENCIAL', 'CLASICO', 'LATERAL', 'MODERNO', 'COMPACTO', 'EUROPEO'])
export const cvDesign = z.object({
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Elige un color de la lista.')
    .default('#5a3ff0'),
  font: z.enum(['SANS', 'SERIF']).default('SANS'),
  /** Points. */
  size: z.number().min(9).max(12).multipleOf(0.5).default(10.5),
  page: z.enum(['A4', 'LETTER']).default('A4'),
  margins: z.enum(['ESTRECHOS', 'NORMALES', 'AMPLIOS']).default('NORMALES'),
  show_photo: z.boolean().default(false),
  /** Margins and letters are drawn closer until it fits, never below 9 points; what is set stays as it is. */
  one_page: z.boolean().default(false),
})

/** All of a CV that the person edits and a version keeps. */
export const cvContent = z.object({
  title: line(CV_LENGTHS.title, 1),
  target_role: short(CV_LENGTHS.target_role),
  language: cvLanguage.default('es'),
  template: cvTemplate.default('ESENCIAL'),
  design: cvDesign.prefault({}),
  document: cvDocument.prefault({}),
})
export type CvContent = z.output<typeof cvContent>
export type CvDesign = z.output<typeof cvDesign>
export type CvTemplate = z.infer<typeof cvTemplate>
export type CvLanguage = z.infer<typeof cvLanguage>

/** Every section once: known ones in the person's order, forgotten ones where they usually stand, dead custom ones dropped. */
export function orderedSections(document: CvDocument): CvSection[] {
  const alive = new Set<string>([...SECTION_KINDS, ...document.custom.map(({ id }) => `custom:${id}`)])
  const kept = document.sections.filter(({ key }) => alive.delete(key))
  return [...alive].reduce((sections, key) => {
    const section: CvSection = { key, title: null, hidden: key === 'references' }
    return sections.toSpliced(usualPlace(sections, key), 0, section)
  }, kept)
}

/** Behind the kind that usually stands before it; own sections come last. */
function usualPlace(sections: readonly CvSection[], key: string): number {
  const before = SECTION_KINDS.slice(
    0,
    Math.max(
      0,
      SECTION_KINDS.findIndex((kind) => kind === key),
    ),
  )
  const place = sections.findLastIndex((section) => before.some((kind) => kind === section.key))
  return key.startsWith('custom:') ? sections.length : place + 1
}
