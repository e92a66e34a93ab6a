import type { DeclaredAnswer, Importance, MatchLabel, Verdict } from '#shared/matching/matching.ts'
import { ANSWER_VALUE, IMPORTANCE_WEIGHT, scoreRange } from '#shared/matching/score.ts'

interface ExampleRequirement {
  name: string
  importance: Importance
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
    name: 'Puesto en sala',
    importance: 'EXCLUYENTE',
    verdict: 'CUMPLE',
    value: 1,
    evidence: 'Camarera de sala',
    is_quote: true,
  },
  {
    name: 'Carné de manipulación de alimentos',
    importance: 'EXCLUYENTE',
    verdict: 'CUMPLE',
    value: 1,
    evidence: 'Carné de manipuladora de alimentos, vigente.',
    is_quote: true,
  },
  {
    name: 'Inglés B1',
    importance: 'IMPORTANTE',
    verdict: 'CUMPLE',
    value: 1,
    evidence: 'Inglés: B2',
    is_quote: true,
  },
  {
    name: '3 años en restaurante',
    importance: 'IMPORTANTE',
    verdict: 'PARCIAL',
    value: 2 / 3,
    evidence: 'Tu CV muestra 2 de los 3 años. Cuentan en proporción.',
    is_quote: false,
  },
  {
    name: 'Ciclo de hostelería',
    importance: 'DESEABLE',
    verdict: 'NO_CUMPLE',
    value: 0,
    evidence: 'Tu CV muestra «Bachillerato». Es deseable, así que pesa poco.',
    is_quote: false,
  },
]

export const answers = ['SI', 'UN_POCO', 'NO'] as const satisfies readonly DeclaredAnswer[]

const asked = { name: 'Sumiller o cata de vinos', importance: 'DESEABLE', is_quote: false } as const

const declared: Record<DeclaredAnswer, Pick<ExampleRequirement, 'verdict' | 'value' | 'evidence'>> = {
  SI: {
    verdict: 'PARCIAL',
    value: ANSWER_VALUE.SI,
    evidence: 'Dijiste que sí. Cuenta entero cuando tu CV muestre dónde.',
  },
  UN_POCO: { verdict: 'PARCIAL', value: ANSWER_VALUE.UN_POCO, evidence: 'Dijiste que un poco. Cuenta una parte.' },
  NO: { verdict: 'NO_CUMPLE', value: ANSWER_VALUE.NO, evidence: 'Dijiste que no. Es deseable, así que pesa poco.' },
}

const unanswered = {
  verdict: 'SIN_DATOS',
  value: 0,
  evidence: 'Tu CV no lo menciona. No lo damos por malo: preguntamos.',
} as const

export function exampleRequirements(answer: DeclaredAnswer | null): ExampleRequirement[] {
  return [...known, { ...asked, ...(answer ? declared[answer] : unanswered) }]
}

export interface MatchRange {
  low: number
  high: number
  /** «78–86 %», or one number when both ends are close. */
  text: string
  /** By the low end. */
  label: MatchLabel
}

/** The published rule, by the function that every match is counted with. */
export function matchRange(requirements: readonly ExampleRequirement[]): MatchRange {
  const { low, high, shown, label } = scoreRange(
    requirements.map(({ importance, verdict, value }) => ({
      weight: IMPORTANCE_WEIGHT[importance],
      value: verdict === 'SIN_DATOS' ? null : value,
      is_must: importance === 'EXCLUYENTE',
    })),
  )
  return { low, high, text: shown ?? '', label: label ?? 'BAJO' }
}
