import { ANSWER_VALUE, IMPORTANCE_WEIGHT, scoreRange } from '#shared/matching/score.ts'

export type Verdict = 'CUMPLE' | 'PARCIAL' | 'NO_CUMPLE' | 'SIN_DATOS'

interface ExampleRequirement {
  name: string
  importance: 'Excluyente' | 'Importante' | 'Deseable'
  verdict: Verdict
  /** From 0 to 1; counts nothing while the verdict is SIN_DATOS. */
  value: number
  /** The words of the CV behind the verdict, or why there are none. */
  evidence: string
  is_quote: boolean
}

/** The CV and the vacancy of the landing's picture; nobody real. */
const known: readonly ExampleRequirement[] = [
  {
    name: 'Puesto de backend',
    importance: 'Excluyente',
    verdict: 'CUMPLE',
    value: 1,
    evidence: 'Desarrolladora backend',
    is_quote: true,
  },
  {
    name: 'PostgreSQL',
    importance: 'Excluyente',
    verdict: 'CUMPLE',
    value: 1,
    evidence: 'Diseñé el modelo de datos en PostgreSQL.',
    is_quote: true,
  },
  {
    name: 'Inglés B2',
    importance: 'Importante',
    verdict: 'CUMPLE',
    value: 1,
    evidence: 'Inglés: C1',
    is_quote: true,
  },
  {
    name: '3 años de backend',
    importance: 'Importante',
    verdict: 'PARCIAL',
    value: 2 / 3,
    evidence: 'Tu CV muestra 2 de los 3 años. Cuentan en proporción.',
    is_quote: false,
  },
  {
    name: 'Grado universitario',
    importance: 'Deseable',
    verdict: 'NO_CUMPLE',
    value: 0,
    evidence: 'Tu CV muestra «Bachillerato». Es deseable, así que pesa poco.',
    is_quote: false,
  },
]

export const answers = ['Sí', 'Un poco', 'No'] as const
export type ExampleAnswer = (typeof answers)[number]

const asked = { name: 'Kubernetes', importance: 'Deseable', is_quote: false } as const

const declared: Record<ExampleAnswer, Pick<ExampleRequirement, 'verdict' | 'value' | 'evidence'>> = {
  Sí: {
    verdict: 'PARCIAL',
    value: ANSWER_VALUE.SI,
    evidence: 'Dijiste que sí. Cuenta entero cuando tu CV muestre dónde.',
  },
  'Un poco': { verdict: 'PARCIAL', value: ANSWER_VALUE.UN_POCO, evidence: 'Dijiste que un poco. Cuenta una parte.' },
  No: { verdict: 'NO_CUMPLE', value: ANSWER_VALUE.NO, evidence: 'Dijiste que no. Es deseable, así que pesa poco.' },
}

const unanswered = {
  verdict: 'SIN_DATOS',
  value: 0,
  evidence: 'Tu CV no lo menciona. No lo damos por malo: preguntamos.',
} as const

export function exampleRequirements(answer: ExampleAnswer | null): ExampleRequirement[] {
  return [...known, { ...asked, ...(answer ? declared[answer] : unanswered) }]
}

const weights = { Excluyente: 'EXCLUYENTE', Importante: 'IMPORTANTE', Deseable: 'DESEABLE' } as const
const labels = { ALTO: 'alto', MEDIO: 'medio', BAJO: 'bajo' } as const

export interface MatchRange {
  low: number
  high: number
  /** «78–86 %», or one number when both ends are close. */
  text: string
  /** In words, by the low end. */
  label: 'alto' | 'medio' | 'bajo'
}

/** The published rule, by the function that every match is counted with. */
export function matchRange(requirements: readonly ExampleRequirement[]): MatchRange {
  const { low, high, shown, label } = scoreRange(
    requirements.map(({ importance, verdict, value }) => ({
      weight: IMPORTANCE_WEIGHT[weights[importance]],
      value: verdict === 'SIN_DATOS' ? null : value,
      is_must: importance === 'Excluyente',
    })),
  )
  return { low, high, text: shown ?? '', label: labels[label ?? 'BAJO'] }
}
