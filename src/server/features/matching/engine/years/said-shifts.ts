import { flatten } from '#server/features/language/normalise/fold.ts'
import type { PreparedCandidate } from '../candidate.ts'

const TAKES_TURNS =
  /(?<!(?<![a-z])no (?:puedo |quiero |podria )?)(?<![a-z])(?:rol(?:o|ar|ando)|rot(?:o|ar|ando)|cambi(?:o|ar) de) (?:de |los |en |mis )?(?:turnos?|horarios?)(?![a-z])/
const NO_NIGHTS =
  /(?<![a-z])noches? no (?:puedo|hago|trabajo|me es posible)(?![a-z])|(?<![a-z])no (?:puedo|hago|trabajo|podria)(?: (?:hacer|trabajar|cubrir|turnos?|de|por|en|la|las))* noches?(?![a-z])/

type Said = Pick<PreparedCandidate, 'texts'>

/** What is said outside of jobs is of when somebody can work, and not of when they did. */
const says = (pattern: RegExp, { texts }: Said): boolean =>
  Object.entries(texts).some(([path, text]) => !path.startsWith('experience.') && pattern.test(flatten(text)))

/** «Puedo rolar horarios» */
export const takesTurns = (candidate: Said): boolean => says(TAKES_TURNS, candidate)

/** «Noches no puedo por ahora» */
export const refusesNights = (candidate: Said): boolean => says(NO_NIGHTS, candidate)
