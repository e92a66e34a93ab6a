import type { LANGUAGE_SKILLS } from '../../cvs/cv-document.ts'
import type { EducationLevel, LanguageLevel, SkillLevel } from '../../matching/matching.ts'

/** Said so that Spain and Latin America both find theirs. */
export const educationWords = {
  SIN_ESTUDIOS: 'Sin estudios',
  PRIMARIA: 'Educación primaria',
  SECUNDARIA: 'Educación secundaria',
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
