import { stepWords } from '../words/hiring.ts'
import type { StepKind } from './application.ts'

/** Beside «ANSWERED»: no letter told the decision, its person reads it in their list alone. */
export const NO_LETTER = 'SIN_CORREO'

interface Told {
  kind: StepKind
  detail: string | null
}

export const isWithoutLetter = ({ kind, detail }: Told): boolean => kind === 'ANSWERED' && detail === NO_LETTER

/** What happened, as a team or an employment office reads it: «Respuesta enviada» only where one was sent. */
export const stepTitle = (step: Told): string =>
  isWithoutLetter(step) ? 'Decisión comunicada sin respuesta escrita' : stepWords[step.kind]
