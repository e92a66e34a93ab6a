import type { z } from 'zod'
import type { contractType, modality } from '#shared/accounts/users.ts'
import type { CvLanguage, LANGUAGE_SKILLS, SectionKind } from '#shared/cvs/cv-document.ts'
import type { EducationLevel, SkillLevel } from '#shared/matching/matching.ts'
import { sectionWords } from '#shared/words/cvs.ts'
import { OWN_LANGUAGE_NAMES as nativeNames } from '#shared/words/names.ts'
import { modalityWords } from '#shared/words/work.ts'

/** Every word that an output adds to what the person wrote. */
export interface Words {
  headings: Record<SectionKind, string>
  /** Europass calls some sections by other names. */
  europass_headings: Partial<Record<SectionKind, string>>
  other_section: string
  letter: string
  months: readonly string[]
  present: string
  in_progress: string
  course: string
  valid_until: (date: string) => string
  credential: (id: string) => string
  registration: (number: string) => string
  grade: (grade: string) => string
  years: (count: number) => string
  skills_used: string
  skill_level: Record<SkillLevel, string>
  education_level: Record<EducationLevel, string>
  native: string
  language_skill: Record<(typeof LANGUAGE_SKILLS)[number], string>
  modality: Record<z.infer<typeof modality>, string>
  contract: Record<z.infer<typeof contractType>, string>
  contact: { place: string; email: string; phone: string; link: string }
  personal_data: string
  /** Over the ways to reach the person. */
  reach: string
  /** The level of a language as a whole. */
  overall: string
}

const es: Words = {
  headings: sectionWords,
  europass_headings: {
    summary: 'Presentación',
    experience: 'Experiencia laboral',
    education: 'Educación y formación',
    skills: 'Competencias digitales y profesionales',
    languages: 'Competencias lingüísticas',
  },
  other_section: 'Más información',
  letter: 'Carta',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  present: 'Actualidad',
  in_progress: 'En curso',
  course: 'Curso',
  valid_until: (date) => `Válida hasta ${date}`,
  credential: (id) => `Credencial ${id}`,
  registration: (number) => `N.º ${number}`,
  grade: (grade) => `Calificación: ${grade}`,
  years: (count) => `${decimal(count, 'es')} ${count === 1 ? 'año' : 'años'}`,
  skills_used: 'Habilidades',
  skill_level: { BASICO: 'básico', INTERMEDIO: 'intermedio', AVANZADO: 'avanzado', EXPERTO: 'experto' },
  education_level: {
    SIN_ESTUDIOS: 'Sin estudios',
    PRIMARIA: 'Educación primaria',
    SECUNDARIA: 'Educación secundaria',
    FP_BASICA: 'FP básica',
    BACHILLERATO: 'Bachillerato',
    FP_MEDIO: 'FP de grado medio',
    FP_SUPERIOR: 'FP de grado superior',
    GRADO: 'Grado universitario',
    MASTER: 'Máster',
    DOCTORADO: 'Doctorado',
  },
  native: 'Nativo',
  language_skill: {
    listening: 'Comprensión auditiva',
    reading: 'Comprensión lectora',
    interaction: 'Interacción oral',
    production: 'Expresión oral',
    writing: 'Expresión escrita',
  },
  modality: modalityWords,
  contract: {
    INDEFINIDO: 'Contrato indefinido',
    FIJO_DISCONTINUO: 'Contrato fijo discontinuo',
    TEMPORAL: 'Contrato temporal',
    POR_PROYECTO: 'Por proyecto',
    PRACTICAS: 'Prácticas',
    FREELANCE: 'Freelance',
  },
  contact: { place: 'Lugar', email: 'Correo', phone: 'Teléfono', link: 'Web' },
  personal_data: 'Datos personales',
  reach: 'Contacto',
  overall: 'Nivel general',
}

const en: Words = {
  headings: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certifications: 'Certifications',
    registrations: 'Professional registrations',
    projects: 'Projects',
    courses: 'Courses',
    awards: 'Awards',
    publications: 'Publications',
    volunteering: 'Volunteering',
    circumstances: 'Additional information',
    interests: 'Interests',
    references: 'References',
  },
  europass_headings: {
    summary: 'About me',
    experience: 'Work experience',
    education: 'Education and training',
    skills: 'Digital and professional skills',
    languages: 'Language skills',
  },
  other_section: 'More information',
  letter: 'Letter',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  present: 'Present',
  in_progress: 'In progress',
  course: 'Course',
  valid_until: (date) => `Valid until ${date}`,
  credential: (id) => `Credential ${id}`,
  registration: (number) => `No. ${number}`,
  grade: (grade) => `Grade: ${grade}`,
  years: (count) => `${decimal(count, 'en')} ${count === 1 ? 'year' : 'years'}`,
  skills_used: 'Skills',
  skill_level: { BASICO: 'basic', INTERMEDIO: 'intermediate', AVANZADO: 'advanced', EXPERTO: 'expert' },
  education_level: {
    SIN_ESTUDIOS: 'No formal education',
    PRIMARIA: 'Primary education',
    SECUNDARIA: 'Secondary education',
    FP_BASICA: 'Basic vocational training',
    BACHILLERATO: 'Upper secondary education',
    FP_MEDIO: 'Intermediate vocational training',
    FP_SUPERIOR: 'Higher vocational training',
    GRADO: 'Bachelor’s degree',
    MASTER: 'Master’s degree',
    DOCTORADO: 'Doctorate',
  },
  native: 'Native',
  language_skill: {
    listening: 'Listening',
    reading: 'Reading',
    interaction: 'Spoken interaction',
    production: 'Spoken production',
    writing: 'Writing',
  },
  modality: { REMOTO: 'Remote', HIBRIDO: 'Hybrid', PRESENCIAL: 'On-site' },
  contract: {
    INDEFINIDO: 'Permanent',
    FIJO_DISCONTINUO: 'Permanent seasonal contract',
    TEMPORAL: 'Temporary',
    POR_PROYECTO: 'Project-based',
    PRACTICAS: 'Internship',
    FREELANCE: 'Freelance',
  },
  contact: { place: 'Location', email: 'Email', phone: 'Phone', link: 'Web' },
  personal_data: 'Personal information',
  reach: 'Contact',
  overall: 'Overall level',
}

const pt: Words = {
  headings: {
    summary: 'Perfil',
    experience: 'Experiência',
    education: 'Formação',
    skills: 'Competências',
    languages: 'Idiomas',
    certifications: 'Certificações',
    registrations: 'Registros profissionais',
    projects: 'Projetos',
    courses: 'Cursos',
    awards: 'Prêmios',
    publications: 'Publicações',
    volunteering: 'Voluntariado',
    circumstances: 'Outras informações',
    interests: 'Interesses',
    references: 'Referências',
  },
  europass_headings: {
    summary: 'Apresentação',
    experience: 'Experiência profissional',
    education: 'Educação e formação',
    skills: 'Competências digitais e profissionais',
    languages: 'Competências linguísticas',
  },
  other_section: 'Mais informações',
  letter: 'Carta',
  months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  present: 'Atual',
  in_progress: 'Em curso',
  course: 'Curso',
  valid_until: (date) => `Válida até ${date}`,
  credential: (id) => `Credencial ${id}`,
  registration: (number) => `N.º ${number}`,
  grade: (grade) => `Nota: ${grade}`,
  years: (count) => `${decimal(count, 'pt')} ${count === 1 ? 'ano' : 'anos'}`,
  skills_used: 'Competências',
  skill_level: { BASICO: 'básico', INTERMEDIO: 'intermediário', AVANZADO: 'avançado', EXPERTO: 'especialista' },
  education_level: {
    SIN_ESTUDIOS: 'Sem estudos',
    PRIMARIA: 'Ensino fundamental I',
    SECUNDARIA: 'Ensino fundamental II',
    FP_BASICA: 'Formação profissional básica',
    BACHILLERATO: 'Ensino médio',
    FP_MEDIO: 'Ensino técnico',
    FP_SUPERIOR: 'Ensino técnico superior',
    GRADO: 'Graduação',
    MASTER: 'Mestrado',
    DOCTORADO: 'Doutorado',
  },
  native: 'Nativo',
  language_skill: {
    listening: 'Compreensão oral',
    reading: 'Leitura',
    interaction: 'Interação oral',
    production: 'Produção oral',
    writing: 'Escrita',
  },
  modality: { REMOTO: 'Remoto', HIBRIDO: 'Híbrido', PRESENCIAL: 'Presencial' },
  contract: {
    INDEFINIDO: 'Contrato permanente',
    FIJO_DISCONTINUO: 'Contrato permanente descontínuo',
    TEMPORAL: 'Contrato temporário',
    POR_PROYECTO: 'Por projeto',
    PRACTICAS: 'Estágio',
    FREELANCE: 'Freelance',
  },
  contact: { place: 'Local', email: 'E-mail', phone: 'Telefone', link: 'Site' },
  personal_data: 'Dados pessoais',
  reach: 'Contato',
  overall: 'Nível geral',
}

const decimal = (count: number, language: CvLanguage): string =>
  language === 'en' ? String(count) : String(count).replace('.', ',')

export const WORDS: Record<CvLanguage, Words> = { es, en, pt }

export const countryName = (code: string, language: CvLanguage): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** What the table of names does not have, or not as people say it. */
const OWN_LANGUAGE_NAMES: Record<CvLanguage, Readonly<Record<string, string>>> = {
  es: nativeNames,
  en: {
    'ca-valencia': 'Valencian',
    nah: 'Nahuatl',
    myn: 'Mayan',
    arn: 'Mapudungun',
    ber: 'Berber',
    ssp: 'Spanish Sign Language',
    sgn: 'Sign language',
  },
  pt: {
    'ca-valencia': 'Valenciano',
    nah: 'Náuatle',
    myn: 'Maia',
    arn: 'Mapudungun',
    ber: 'Berbere',
    ssp: 'Língua de sinais espanhola',
    sgn: 'Língua de sinais',
  },
}

export function languageName(code: string, language: CvLanguage): string {
  const name =
    OWN_LANGUAGE_NAMES[language][code] ?? new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
