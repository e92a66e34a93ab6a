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
    name: 'TypeScript',
    importance: 'Excluyente',
    verdict: 'CUMPLE',
    value: 1,
    evidence: 'Reescribí el servicio de pedidos en TypeScript.',
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
    name: 'Kubernetes',
    importance: 'Deseable',
    verdict: 'NO_CUMPLE',
    value: 0,
    evidence: 'No aparece en tu CV. Es deseable, así que pesa poco.',
    is_quote: false,
  },
]

export const answers = ['Sí', 'Un poco', 'No'] as const
export type ExampleAnswer = (typeof answers)[number]

const asked = { name: 'Docker', importance: 'Deseable', is_quote: false } as const

const declared: Record<ExampleAnswer, Pick<ExampleRequirement, 'verdict' | 'value' | 'evidence'>> = {
  Sí: { verdict: 'PARCIAL', value: 0.7, evidence: 'Dijiste que sí. Cuenta entero cuando tu CV muestre dónde.' },
  'Un poco': { verdict: 'PARCIAL', value: 0.35, evidence: 'Dijiste que un poco. Cuenta una parte.' },
  No: { verdict: 'NO_CUMPLE', value: 0, evidence: 'Dijiste que no. Es deseable, así que pesa poco.' },
}

const unanswered = {
  verdict: 'SIN_DATOS',
  value: 0,
  evidence: 'Tu CV no lo menciona. No lo damos por malo: preguntamos.',
} as const

export function exampleRequirements(answer: ExampleAnswer | null): ExampleRequirement[] {
  return [...known, { ...asked, ...(answer ? declared[answer] : unanswered) }]
}

const weights = { Excluyente: 3, Importante: 2, Deseable: 1 } as const
const ONE_NUMBER_UP_TO = 5

export interface MatchRange {
  low: number
  high: number
  /** «78–86 %», or one number when both ends are close. */
  text: string
  /** In words, by the low end. */
  label: 'alto' | 'medio' | 'bajo'
}

const HIGH_FROM = 75
const MEDIUM_FROM = 50

/** The published rule: what is unknown counts nothing at the low end and everything at the high end. */
export function matchRange(requirements: readonly ExampleRequirement[]): MatchRange {
  const share = (unknown: number) => {
    const total = requirements.reduce((sum, one) => sum + weights[one.importance], 0)
    const won = requirements.reduce(
      (sum, one) => sum + weights[one.importance] * (one.verdict === 'SIN_DATOS' ? unknown : one.value),
      0,
    )
    return Math.round((won / total) * 100)
  }
  const low = share(0)
  const high = share(1)
  const label = low >= HIGH_FROM ? 'alto' : low >= MEDIUM_FROM ? 'medio' : 'bajo'
  return { low, high, label, text: high - low <= ONE_NUMBER_UP_TO ? `${low} %` : `${low}–${high} %` }
}
