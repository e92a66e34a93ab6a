import type { z } from 'zod'
import type { cardMatch } from '#shared/hiring/application.ts'
import { matchLabelWords } from '#shared/words/matching.ts'

/** «78–86 % · Encaje alto»; never a bare number. */
export function matchLine(match: z.output<typeof cardMatch> | null): string {
  if (!match?.shown || !match.label) return 'Aún dice poco para estimar tu encaje'
  const missed = match.missed_must > 0 ? ' · te falta algo excluyente' : ''
  return `${match.shown} · ${matchLabelWords[match.label]}${missed}`
}
