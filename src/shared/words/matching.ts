import type { Importance, MatchLabel, RequirementType, Verdict } from '../matching/matching.ts'

export const verdictWords = {
  CUMPLE: 'Cumple',
  PARCIAL: 'Cumple en parte',
  NO_CUMPLE: 'No cumple',
  SIN_DATOS: 'Sin datos',
} as const satisfies Record<Verdict, string>

export const matchLabelWords = {
  ALTO: 'Encaje alto',
  MEDIO: 'Encaje medio',
  BAJO: 'Encaje bajo',
} as const satisfies Record<MatchLabel, string>

export const importanceWords = {
  EXCLUYENTE: 'Excluyente',
  IMPORTANTE: 'Importante',
  DESEABLE: 'Deseable',
} as const satisfies Record<Importance, string>

export const requirementTypeWords = {
  SKILL: 'Habilidad',
  ROLE_EXPERIENCE: 'Experiencia en el puesto',
  TOTAL_EXPERIENCE: 'Experiencia total',
  LANGUAGE: 'Idioma',
  EDUCATION: 'Formación',
  CERTIFICATION: 'Certificación',
  LOCATION: 'Lugar y modalidad',
  WORK_PERMIT: 'Permiso de trabajo',
  AVAILABILITY: 'Disponibilidad',
  SALARY_FIT: 'Salario',
  SHIFT: 'Turnos',
  VEHICLE: 'Vehículo propio',
  OWN_WORDS: 'Otra cosa, con tus palabras',
  CUSTOM: 'Pregunta',
  ANY_OF: 'Una cosa u otra',
} as const satisfies Record<RequirementType, string>
