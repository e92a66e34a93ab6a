import {
  candidateReason,
  companyReason,
  type RejectionDepth,
  type RejectionReason,
} from '#shared/hiring/application.ts'
import type { StageKind } from '#shared/hiring/stages.ts'
import { rejectionReasonWords } from '#shared/words/hiring.ts'
import type { Moment } from './send-moment.tsx'

/** What somebody has chosen and written so far about a «no». */
export interface RejectionDraft {
  side: 'COMPANY' | 'CANDIDATE'
  reason: RejectionReason | null
  depth: RejectionDepth
  missing: string[]
  note_private: string
  /** «Guardar en Talento», asked together with the answer. */
  asks_pool: boolean
  is_told: boolean
  /** Null while the prepared words stand as they are. */
  body: string | null
  /** Owed to whoever gave time to more than a form. */
  sentence: string
  moment: Moment
}

const depths: Record<StageKind, RejectionDepth> = {
  NEW: 'CV',
  SCREENING: 'CV',
  TEST: 'PRUEBA',
  INTERVIEW: 'ENTREVISTA',
  REFERENCES: 'FINALISTA',
  OFFER: 'FINALISTA',
  HIRED: 'FINALISTA',
}

export const depthAt = (kind: StageKind | undefined): RejectionDepth => depths[kind ?? 'NEW']

export const freshRejection = (depth: RejectionDepth): RejectionDraft => ({
  side: 'COMPANY',
  reason: null,
  depth,
  missing: [],
  note_private: '',
  asks_pool: false,
  is_told: true,
  body: null,
  sentence: '',
  moment: 'PRONTO',
})

const SENTENCE_MIN = 30

/** A concrete sentence is owed after an interview or a test. */
export const owesSentence = ({ depth, is_told, body }: RejectionDraft): boolean =>
  depth !== 'CV' && is_told && body === null

/** After greeting and news, before the farewell. */
const PLACE = 2

/** The prepared words with the own sentence in its place. */
export function composed(prepared: string, sentence: string): string {
  const own = sentence.trim()
  if (!own) return prepared
  return prepared.split('\n\n').toSpliced(PLACE, 0, own).join('\n\n')
}

export const NO_REASON = 'Elige el motivo.'
const NO_SENTENCE = `Añade una frase concreta de al menos ${SENTENCE_MIN} caracteres: dedicó tiempo a este proceso.`

interface RejectionProblem {
  field: 'reason' | 'sentence'
  message: string
}

/** What is still missing, as a sentence, and where; null when it can be sent. */
export function problemOf(draft: RejectionDraft): RejectionProblem | null {
  if (!draft.reason) return { field: 'reason', message: NO_REASON }
  if (owesSentence(draft) && draft.sentence.trim().length < SENTENCE_MIN)
    return { field: 'sentence', message: NO_SENTENCE }
  return null
}

export function reasonsOf(side: RejectionDraft['side']): { value: RejectionReason; label: string }[] {
  const options: readonly RejectionReason[] = side === 'COMPANY' ? companyReason.options : candidateReason.options
  return options.map((value) => ({ value, label: rejectionReasonWords[value] }))
}
