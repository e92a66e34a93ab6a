import type { z } from 'zod'
import type { cardMatch } from '#shared/hiring/application.ts'
import { rangeWords } from '#shared/words/matching.ts'

/** «78–86 % · Encaje alto»; never a bare number. */
export function matchLine(match: z.output<typeof cardMatch> | null): string {
  if (!match?.shown) return 'No dice nada de lo que pide la vacante'
  const missed = match.missed_must > 0 ? ' · te falta algo excluyente' : ''
  return `${match.shown} · ${rangeWords(match.label)}${missed}`
}
