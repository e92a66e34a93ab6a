import type {
  DeclaredAnswer,
  Importance,
  MatchItem,
  MatchLabel,
  RequirementType,
  Verdict,
} from '../matching/matching.ts'

export const verdictWords = {
  CUMPLE: 'Cumple',
  PARCIAL: 'Cumple en parte',
  NO_CUMPLE: 'No cumple',
  SIN_DATOS: 'Sin datos',
} as const satisfies Record<Verdict, string>

export const declaredWords = { SI: 'Sí', UN_POCO: 'Un poco', NO: 'No' } as const satisfies Record<
  DeclaredAnswer,
  string
>

/** On what a verdict rests, where that is not plainly the CV. */
export const basisWords = {
  CV: null,
  USUAL: { own: 'Lo usual en tu puesto', other: 'Lo usual en su puesto' },
  NEAR: { own: 'Parecido, según el texto', other: 'Parecido, según el texto' },
  ANSWER: { own: 'Según tu respuesta', other: 'Según su respuesta' },
} as const satisfies Record<NonNullable<MatchItem['basis']>, { own: string; other: string } | null>

export const matchLabelWords = {
  ALTO: 'Encaje alto',
  MEDIO: 'Encaje medio',
  BAJO: 'Encaje bajo',
} as const satisfies Record<MatchLabel, string>

/** Beside a range, also of somebody whose CV says little of what is asked for. */
export const rangeWords = (label: MatchLabel | null): string =>
  label === null ? 'Rango amplio: faltan datos' : matchLabelWords[label]

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
