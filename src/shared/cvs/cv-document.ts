import { z } from 'zod'
import { contractType, modality } from '../accounts/users.ts'
import { countryCode, id, line, text } from '../core/fields.ts'
import { SKILL_NAME_MAX } from '../core/limits.ts'
import {
  availability,
  educationLevel,
  languageCode,
  languageLevel,
  skillLevel,
  vehicle,
  workShift,
} from '../matching/matching.ts'

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
  url: short(300),
})

export const skillName = line(SKILL_NAME_MAX, 1)

/** `skill_id` is set when the taxonomy knows the skill. */
const usedSkill = z.object({ skill_id: z.string().max(80).nullable().default(null), name: skillName })

export const basics = z.object({
  full_name: short(120),
  headline: short(120),
  email: short(254),
  phone: short(30),
  city: short(80),
  country: countryCode.nullable().default(null),
  links: atMost(cvLink, 8, 'enlaces'),
})

export const experience = z.object({
  ...entry,
  position: short(100),
  company: short(100),
  company_url: short(300),
  city: short(80),
  country: countryCode.nullable().default(null),
  modality: modality.nullable().default(null),
  contract: contractType.nullable().default(null),
  start: date,
  end: date,
  current: z.boolean().default(false),
  summary: long(600),
  achievements: atMost(text(300), 8, 'logros'),
  skills: atMost(usedSkill, 20, 'habilidades'),
})

export const education = z.object({
  ...entry,
  institution: short(120),
  degree: short(120),
  field: short(120),
  level: educationLevel.nullable().default(null),
  start: date,
  end: date,
  in_progress: z.boolean().default(false),
  grade: short(30),
  notes: long(500),
})

export const skill = z.object({
  ...entry,
  skill_id: z.string().max(80).nullable().default(null),
  name: short(SKILL_NAME_MAX),
  level: skillLevel.nullable().default(null),
  years: z.number().min(0).max(50, 'Escribe como máximo 50 años.').nullable().default(null),
  last_used: z.int().min(1950).max(2100).nullable().default(null),
  group: short(40),
})

/** The five skills of the European framework. */
export const LANGUAGE_SKILLS = ['listening', 'reading', 'interaction', 'production', 'writing'] as const
const cefr = languageLevel.nullable().default(null)

export const language = z.object({
  ...entry,
  /** Empty until chosen. */
  language: z.union([languageCode, z.literal('')]).default(''),
  /** As the person calls it, where that is another word: «Castellano», «Kichwa». */
  name: line(40).nullable().default(null),
  overall: cefr,
  detail: z
    .object({ listening: cefr, reading: cefr, interaction: cefr, production: cefr, writing: cefr })
    .nullable()
    .default(null),
  certificate: short(80),
})

export const certification = z.object({
  ...entry,
  name: short(120),
  issuer: short(120),
  date,
  expires: date,
  credential_id: short(80),
  url: short(300),
})

/** Membership of a professional body, or a register that one must stand in to practise. */
export const registration = z.object({ ...entry, body: short(120), number: short(40), since: date })

/** What somebody's life and papers allow, beside what they can do. */
export const circumstances = z.object({
  /** As the country calls them: «B», «C+E», «A2». */
  licences: atMost(line(20, 1), 10, 'permisos'),
  vehicles: atMost(vehicle, vehicle.options.length, 'vehículos'),
  shifts: atMost(workShift, workShift.options.length, 'turnos'),
  availability: availability.nullable().default(null),
  travels: z.boolean().nullable().default(null),
})

export const project = z.object({
  ...entry,
  name: short(120),
  role: short(100),
  url: short(300),
  start: date,
  end: date,
  description: long(600),
  skills: atMost(usedSkill, 20, 'habilidades'),
})

/** Courses, awards, publications and volunteering share one shape. */
export const mention = z.object({
  ...entry,
  name: short(120),
  organisation: short(120),
  date,
  url: short(300),
  notes: long(500),
})

export const reference = z.object({ ...entry, name: short(120), relation: short(120), contact: short(200) })

export const customItem = z.object({
  ...entry,
  title: short(120),
  subtitle: short(120),
  date: short(40),
  text: long(500),
})
export const customSection = z.object({ id, title: short(40), items: atMost(customItem, 20, 'entradas') })

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
  title: line(40).nullable().default(null),
  hidden: z.boolean().default(false),
})
export type CvSection = z.infer<typeof cvSection>

const usualOrder = SECTION_KINDS.map((key): CvSection => ({ key, title: null, hidden: key === 'references' }))

export const cvDocument = z.object({
  basics: basics.prefault({}),
  summary: long(1_200),
  /** «Aún no tengo experiencia»: an answer, not a gap. */
  no_experience: z.boolean().default(false),
  experience: atMost(experience, 30, 'experiencias'),
  education: atMost(education, 20, 'estudios'),
  skills: atMost(skill, 60, 'habilidades'),
  languages: atMost(language, 15, 'idiomas'),
  certifications: atMost(certification, 30, 'certificaciones'),
  registrations: atMost(registration, 10, 'colegiaciones o registros'),
  projects: atMost(project, 30, 'proyectos'),
  courses: atMost(mention, 30, 'cursos'),
  awards: atMost(mention, 30, 'premios'),
  publications: atMost(mention, 30, 'publicaciones'),
  volunteering: atMost(mention, 30, 'voluntariados'),
  circumstances: circumstances.prefault({}),
  references: atMost(reference, 10, 'referencias'),
  interests: atMost(line(40, 1), 10, 'intereses'),
  custom: atMost(customSection, 5, 'secciones propias'),
  sections: z
    .array(cvSection)
    .max(SECTION_KINDS.length + 5)
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
})

/** All of a CV that the person edits and a version keeps. */
export const cvContent = z.object({
  title: line(80, 1),
  target_role: short(80),
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
