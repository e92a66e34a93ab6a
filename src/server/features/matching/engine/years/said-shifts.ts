import { flatten } from '#server/features/language/normalise/fold.ts'
import type { PreparedCandidate } from '../candidate.ts'

const TAKES_TURNS =
  /(?<!(?<![a-z])no (?:puedo |quiero |podria )?)(?<![a-z])(?:rol(?:o|ar|ando)|rot(?:o|ar|ando)|cambi(?:o|ar) de) (?:de |los |en |mis )?(?:turnos?|horarios?)(?![a-z])/
const NO_NIGHTS =
  /(?<![a-z])noches? no (?:puedo|hago|trabajo|me es posible)(?![a-z])|(?<![a-z])noches?,? (?:solo |nada mas |unicamente )?hasta (?:las? )?\d|(?<![a-z])no (?:puedo|hago|trabajo|podria)(?: (?:hacer|trabajar|cubrir|turnos?|de|por|en|la|las))* noches?(?![a-z])/

/** «Turnos de día o de noche, me acomodo a los dos»; «turnos sin problema», with no hours that are no problem alone. */
const ANY_TURN =
  /(?<![a-z])(?:turnos? (?:de )?(?:dia|manana)[ ,]*(?:y|o|u|\/|y\/o) ?(?:de )?noche(?![a-z])(?! no)|(?:cualquier|todos los|todo tipo de) turnos?(?![a-z])|(?<!(?:sin|no hago|ni) )turnos,? (?:sin (?:ningun )?problemas?|me da igual|indistint[oa]s?|los que (?:sean|haya)))/

type Said = Pick<PreparedCandidate, 'texts'>

/** What is said outside of jobs is of when somebody can work, and not of when they did. */
const says = (pattern: RegExp, { texts }: Said): boolean =>
  Object.entries(texts).some(([path, text]) => !path.startsWith('experience.') && pattern.test(flatten(text)))

/** «Puedo rolar horarios» */
export const takesTurns = (candidate: Said): boolean => says(TAKES_TURNS, candidate)

/** Who can by day and by night takes the turns that an ad names. */
export const takesAnyTurn = (candidate: Said): boolean => says(ANY_TURN, candidate)

const BY_DAY =
  /(?<![a-z])(?:turnos? (?:de |del )?dia(?![a-z])(?! (?:y|o|u|\/) (?:de )?noche)|(?:turnos?|horarios?|jornadas?) diurn[oa]s?(?![a-z])(?! (?:y|o) nocturn)|solo (?:de |por el |en el )?dia(?![a-z]))/

/** «Turno día»: who says so wishes no nights, whatever they once worked. */
export const worksByDay = (candidate: Said): boolean =>
  says(BY_DAY, candidate) && !takesTurns(candidate) && !takesAnyTurn(candidate)

/** «Noches no puedo por ahora» */
export const refusesNights = (candidate: Said): boolean => says(NO_NIGHTS, candidate)
