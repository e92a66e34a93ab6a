import { plainText, type VacancyDocument } from '#shared/vacancies/vacancy-document.ts'

/** So many are asked in the last minutes of an interview. */
const ASKED = 6

interface Gap {
  is_open: (document: VacancyDocument) => boolean
  ask: string
}

/** Contracts that end, while no vacancy says when. */
const ENDING: ReadonlySet<VacancyDocument['contract']> = new Set(['TEMPORAL', 'POR_PROYECTO', 'PRACTICAS'])
/** No field holds it, so it counts as said wherever the text names it. */
const TRIAL = /(?:per[ií]odo|tiempo|contrato|meses|d[ií]as) (?:de|a) prueba/iu

/** What somebody who decides about a job wants to know, what weighs most first. */
const GAPS: readonly Gap[] = [
  {
    is_open: ({ salary: { min, max } }) => min !== null && max !== null && min < max,
    ask: '¿De qué depende que el salario esté más cerca del mínimo o del máximo que publican?',
  },
  {
    is_open: ({ hours_per_week, shifts }) => hours_per_week === null && shifts.length === 0,
    ask: '¿Cuántas horas a la semana son y en qué horario?',
  },
  {
    is_open: ({ hours_per_week, shifts }) => hours_per_week !== null && shifts.length === 0,
    ask: '¿Qué días y en qué horario se trabaja?',
  },
  {
    is_open: ({ modality, office_days }) => modality === 'HIBRIDO' && office_days === null,
    ask: '¿Cuántos días a la semana hay que ir a la oficina?',
  },
  { is_open: ({ contract }) => ENDING.has(contract), ask: '¿Cuánto dura el contrato y se puede prorrogar?' },
  { is_open: (document) => !TRIAL.test(textOf(document)), ask: '¿Hay periodo de prueba? ¿De cuánto tiempo?' },
  { is_open: ({ department }) => department === '', ask: '¿Con qué equipo trabajaría y a quién reportaría?' },
  {
    is_open: ({ responsibilities }) => responsibilities.length === 0,
    ask: '¿Cómo es un día normal en este puesto?',
  },
  {
    is_open: ({ steps, process_public }) => steps.length === 0 || !process_public,
    ask: '¿Qué pasos quedan en el proceso y cuánto suelen tardar?',
  },
  { is_open: ({ start_date }) => start_date === null, ask: '¿Cuándo empezaría?' },
  {
    is_open: ({ salary: { variable_text } }) => variable_text === '',
    ask: '¿Hay variable, comisiones o pluses además del salario?',
  },
  { is_open: ({ benefits }) => benefits.length === 0, ask: '¿Qué beneficios hay además del salario?' },
]

const textOf = ({ description, responsibilities, benefits }: VacancyDocument): string =>
  [plainText(description), ...responsibilities, ...benefits].join('\n')

/** Questions to whoever interviews: what the vacancy does not say. */
export const leftOpen = (document: VacancyDocument): string[] =>
  GAPS.filter(({ is_open }) => is_open(document))
    .slice(0, ASKED)
    .map(({ ask }) => ask)
