import type { z } from 'zod'
import type { contractType, modality } from '../accounts/users.ts'
import type { EducationLevel, LanguageLevel, SkillLevel } from '../matching/matching.ts'
import type { CvContent, CvDate, CvTemplate, cvLink, LANGUAGE_SKILLS, SectionKind } from './cv-document.ts'

/** How the values of a CV are said in Spanish, in the order in which they are offered. */
export const sectionWords = {
  summary: 'Perfil',
  experience: 'Experiencia',
  education: 'Formación',
  skills: 'Habilidades',
  languages: 'Idiomas',
  certifications: 'Certificaciones',
  projects: 'Proyectos',
  courses: 'Cursos',
  awards: 'Premios',
  publications: 'Publicaciones',
  volunteering: 'Voluntariado',
  interests: 'Intereses',
  references: 'Referencias',
} as const satisfies Record<SectionKind, string>

export const modalityWords = {
  REMOTO: 'Remoto',
  HIBRIDO: 'Híbrido',
  PRESENCIAL: 'Presencial',
} as const satisfies Record<z.infer<typeof modality>, string>

export const contractWords = {
  INDEFINIDO: 'Indefinido',
  TEMPORAL: 'Temporal',
  POR_PROYECTO: 'Por proyecto',
  PRACTICAS: 'Prácticas',
  FREELANCE: 'Freelance',
} as const satisfies Record<z.infer<typeof contractType>, string>

export const educationWords = {
  SIN_ESTUDIOS: 'Sin estudios',
  PRIMARIA: 'Primaria',
  SECUNDARIA: 'Secundaria',
  FP_BASICA: 'Formación profesional básica',
  BACHILLERATO: 'Bachillerato o preparatoria',
  FP_MEDIO: 'Técnico de grado medio',
  FP_SUPERIOR: 'Técnico superior',
  GRADO: 'Grado, licenciatura o ingeniería',
  MASTER: 'Máster o maestría',
  DOCTORADO: 'Doctorado',
} as const satisfies Record<EducationLevel, string>

export const skillLevelWords = {
  BASICO: 'Básico',
  INTERMEDIO: 'Intermedio',
  AVANZADO: 'Avanzado',
  EXPERTO: 'Experto',
} as const satisfies Record<SkillLevel, string>

export const languageLevelWords = {
  A1: 'A1 · Principiante',
  A2: 'A2 · Elemental',
  B1: 'B1 · Intermedio',
  B2: 'B2 · Intermedio alto',
  C1: 'C1 · Avanzado',
  C2: 'C2 · Maestría',
  NATIVO: 'Lengua materna',
} as const satisfies Record<LanguageLevel, string>

export const languageSkillWords = {
  listening: 'Comprensión auditiva',
  reading: 'Comprensión de lectura',
  interaction: 'Conversación',
  production: 'Expresión oral',
  writing: 'Escritura',
} as const satisfies Record<(typeof LANGUAGE_SKILLS)[number], string>

export const linkWords = {
  LINKEDIN: 'LinkedIn',
  GITHUB: 'GitHub',
  PORTFOLIO: 'Portafolio',
  OTHER: 'Otro',
} as const satisfies Record<z.infer<typeof cvLink>['kind'], string>

export const templateWords = {
  ESENCIAL: 'Esencial',
  CLASICO: 'Clásico',
  COMPACTO: 'Compacto',
  EUROPEO: 'Europeo',
} as const satisfies Record<CvTemplate, string>

export const cvLanguageWords = {
  es: 'Español',
  en: 'Inglés',
  pt: 'Portugués',
} as const satisfies Record<CvContent['language'], string>

export const fontWords = { SANS: 'Sin remates', SERIF: 'Con remates' } as const satisfies Record<
  CvContent['design']['font'],
  string
>

export const marginWords = {
  ESTRECHOS: 'Estrechos',
  NORMALES: 'Normales',
  AMPLIOS: 'Amplios',
} as const satisfies Record<CvContent['design']['margins'], string>

export const pageWords = { A4: 'A4', LETTER: 'Carta' } as const satisfies Record<CvContent['design']['page'], string>

const languageNames = new Intl.DisplayNames('es', { type: 'language' })
const countryNames = new Intl.DisplayNames('es', { type: 'region' })
const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('es', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
)

/** «inglés»; nothing for a language that was not chosen yet. */
export const languageWord = (code: string): string => (code === '' ? '' : (languageNames.of(code) ?? code))

export const countryWord = (code: string | null): string => (code === null ? '' : (countryNames.of(code) ?? code))

/** «mar 2024», or «2024» when only the year is known. */
export function dateWord(date: CvDate | null): string {
  if (date === null) return ''
  const [year = '', month] = date.split('-')
  return month === undefined ? year : `${monthNames[Number(month) - 1]} ${year}`
}

/** «mar 2021 – Actualidad» */
export function periodWord(start: CvDate | null, end: CvDate | null, ongoing: boolean): string {
  return joined(' – ', dateWord(start), ongoing ? 'Actualidad' : dateWord(end))
}

/** What is there, with `between` in between. */
export function joined(between: string, ...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(between)
}
