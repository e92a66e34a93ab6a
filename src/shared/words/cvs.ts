import type { z } from 'zod'
import type { CvContent, CvDate, CvTemplate, cvLink, SectionKind } from '../cvs/cv-document.ts'

/** How the values of a CV are said in Spanish, in the order in which they are offered. */
export const sectionWords = {
  summary: 'Perfil',
  experience: 'Experiencia',
  education: 'Formación',
  skills: 'Habilidades',
  languages: 'Idiomas',
  certifications: 'Certificaciones',
  registrations: 'Colegiación y registros',
  projects: 'Proyectos',
  courses: 'Cursos',
  awards: 'Premios',
  publications: 'Publicaciones',
  volunteering: 'Voluntariado',
  circumstances: 'Otros datos',
  interests: 'Intereses',
  references: 'Referencias',
} as const satisfies Record<SectionKind, string>

export const linkWords = {
  LINKEDIN: 'LinkedIn',
  GITHUB: 'GitHub',
  PORTFOLIO: 'Portafolio',
  OTHER: 'Otro',
} as const satisfies Record<z.infer<typeof cvLink>['kind'], string>

export const templateWords = {
  ESENCIAL: 'Esencial',
  CLASICO: 'Clásico',
  LATERAL: 'Lateral',
  MODERNO: 'Moderno',
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

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('es', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
)

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
