import type { Statement } from './statements.ts'

/** «Requisitos», «Qué te pedimos»: whether the ad has a part of its own for what it asks. */
export const asksInAPartOfItsOwn = (statements: readonly Statement[]): boolean =>
  statements.some(
    ({ stance, sentence: { section } }) => stance === 'ASKED' && (section === 'MUST' || section === 'PROFILE'),
  )

/** Words that ask, also amid what is done: «Montaje de equipos. Experiencia en soldadura.» */
const ASKS = /(?<![a-z])(?:experiencia|conocimientos?|perfil|titul[a-z]+|habilidad(?:es)?)(?![a-z])/

/** What is done in the post, and nothing in it asks. */
export const isPlainDuty = ({ sentence, cues, flat }: Statement): boolean =>
  sentence.section === 'DUTIES' && cues.length === 0 && !ASKS.test(flat)
