import { z } from 'zod'

/** Why somebody looks behind the pseudonym before the stage for it; a word, so that the log holds no typed text. */
export const revealReason = z.enum(['COORDINAR', 'ADAPTACION', 'CONFLICTO', 'OTRO'])
export type RevealReason = z.infer<typeof revealReason>

/** What the team reads in the place of a name. */
export const aliasOf = (pseudonym: string): string => `Candidatura ${pseudonym}`

interface Staged {
  candidate_label: string
  is_blind: boolean
}

/** The stage from which names are shown, as candidates call it; null without blind review. */
export const shownFrom = (stages: readonly Staged[]): string | null =>
  stages[0]?.is_blind ? (stages.find(({ is_blind }) => !is_blind)?.candidate_label ?? null) : null
