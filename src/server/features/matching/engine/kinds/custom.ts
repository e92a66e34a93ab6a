import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findPlaces } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import type { WorkShift } from '#shared/accounts/users.ts'
import type { RequirementValue, WorkPlace } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { stated, UNKNOWN } from '../findings.ts'
import { resultsShown } from '../near/results-shown.ts'
import { asksForNoDebts, cleanRecord } from '../said/clean-record.ts'
import { fullDays } from '../said/full-days.ts'
import { byTime } from '../said/in-time.ts'
import { lineSaying } from '../said/line-saying.ts'
import { ownTools } from '../said/own-tools.ts'
import { leavesEarlier } from '../said/shorter-days.ts'
import type { Finding } from '../types.ts'
import { contentWords, isVague, rootsByWord } from '../words/content-words.ts'
import { waysToMeet } from '../words/words-asked.ts'
import { certification } from './certification.ts'
import type { Judge } from './kind.ts'
import { asksElse, placesAskedFor } from './lives-there.ts'
import { livesThere } from './location.ts'
import { byNearestLine } from './own-words.ts'
import { isAnyHour } from './shift.ts'

/** «¿Cumples este requisito: residir cerca o coche propio?» is answered by a car of one's own. */
const OR_A_CAR =
  /(?<![a-z])[ou] (?:tener |tengas |tienes |cuentes con |contar con |con |disponer de |dispongas de )?(?:un )?(?:coche|vehiculo|auto|carro|movilidad|medio de transporte)(?![a-z])/
/** A motorbike is a way to come, and no car. */
const OR_A_WAY =
  /(?<![a-z])[ou] (?:tener |tengas |tienes |cuentes con |contar con |con |disponer de |dispongas de )?(?:un )?(?:vehiculo|movilidad|medio de transporte)(?![a-z])/
const ANY_VEHICLE =
  /^¿?(?:tienes |cuentas con |dispones de )?(?:movilidad|movilizacion|vehiculo|transporte|medio de transporte)(?: de transporte)? propi[oa]/
const TRAVEL = /(?<![a-z])(?:viajar|viajes|viaje|desplazamientos)(?![a-z])/
/** Asked for with nothing else beside it. */
const MOVE =
  /^¿?(?:tienes |cumples este requisito: )?(?:disponib[a-z]+ )?(?:(?:de|para) )?(?:cambi(?:o|ar) de (?:residencia|ciudad|domicilio)|(?:trasladar|reubicar|mudar|radicar)(?:se|te|me)?(?: [a-z]+){0,4}|reubicacion|movilidad geografica)\?$/
const HOURS =
  /^¿tienes disponibilidad (?:full ?time|total|completa|plena|absoluta|tiempo completo|(?:a |de )?(?:tiempo completo|jornada completa))\?$|disponibilidad (?:total |completa |plena |absoluta )?(?:de horarios?|horaria|de tiempo|en horarios)(?! (?:de (?:manana|tarde|noche)|nocturn))/
/** Near to where the work is, and to nothing else. */
const NEARBY =
  /(?<![a-z])(?:vivir|vives|vivas|residir|resides|residas|residencia) cerca(?! de(?! (?:la|el|del|nuestr|tu) ))/
/** How a question opens, before what it is about; where somebody lives is a condition of its own. */
const OPENING =
  /^¿?(?:cumples este requisito:|tienes|cuentas con|dispones de|puedes)\s(?:disponibilidad (?:(?:total|plena|completa|absoluta|full time) )?(?:para|de) (?:(?:hacer|realizar|trabajar|cubrir|vivir|permanecer|quedarte|alojarte)(?: en)? )?)?/iu

/** Only the person's answer can settle a question of the company, unless the CV answers it or one of its ways. */
export function custom({ question }: RequirementValue<'CUSTOM'>, work_places: readonly WorkPlace[] = []): Judge {
  const flat = flatten(question)
  const towns = placesAskedFor(question, work_places)
  const about = OPENING.test(question) ? question.replace(OPENING, '').replace(/\([^()]*\)|\?\s*$/g, '') : ''
  const whole = contentWords(about)
  // Who holds the certificate of a crime that nobody has committed names the crime.
  const of_crime = /delito/.test(flat) ? [whole.filter((word) => !/^(?:antecedent|no)/.test(word))] : []
  const asked = (asksForNoDebts(flat) ? [] : [whole, ...of_crime, ...waysToMeet(about)])
    .filter((words) => words.length > 1 || (words.join('').length >= TELLING_LETTERS && !isVague(words)))
    .map((words) => ({ words, roots: rootsByWord(about), vector: null }))
  const papers = papersAsked(about)
  return {
    question,
    answer_settles: true,
    judge: (candidate) => {
      const known = byLife(flat, candidate)
      if (known.value !== null) return known
      const in_time = byTime(flat, candidate)
      if (in_time.value !== null) return in_time
      const said = [cleanRecord, leavesEarlier, ownTools, fullDays, resultsShown]
        .map((by) => by(flat, candidate))
        .find(({ value }) => value !== null)
      if (said) return said
      if (wouldLiveThere(question, candidate)) return movesThere(candidate)
      if (isNearTown(question, work_places, candidate)) return stated(1, 'Según el CV, vive cerca.')
      if (NEARBY.test(flat) && livesThere(work_places, candidate.home)) return stated(1, 'Según el CV, vive cerca.')
      const lives = livesThere(towns, candidate.home)
      if (lives !== null && (lives || !asksElse(question)))
        return stated(lives ? 1 : 0, lives ? 'Según el CV, vive ahí.' : 'Según el CV, vive en otro país.')
      const worked = [byRoster, byOnCall].map((by) => by(question, candidate)).find(({ value }) => value === 1)
      if (worked) return worked
      const line = asked.map((one) => byNearestLine(one, candidate, IN_ITS_WORDS)).find(({ value }) => value === 1)
      return line ?? heldPaper(papers, candidate)
    },
    describe: ({ found }) => found || 'El CV lo dice.',
    doneIn: () => 'ANSWER',
    advise: ({ value }) => (value === null ? `Responde a la pregunta: «${question}»` : null),
  }
}

const PAPER =
  /(?<!\p{L})(?:carn[eé]t?|libreta|licencia|certificado|certificaci[oó]n|matr[ií]cula|c[eé]dula|credencial|constancia)(?!\p{L})/iu
const VALID = / ?(?:vigentes?|al d[ií]a|en regla|en vigor)(?!\p{L})/giu

/** «Libreta sanitaria o carnet de manipulador al día»: each of the papers that would do. */
function papersAsked(about: string): Judge[] {
  if (!PAPER.test(about)) return []
  const names = about
    .replace(VALID, '')
    .trim()
    .split(/ (?:o|u|y\/o) /u)
  return names.map((name) =>
    certification({ name }, { words: contentWords(name), roots: rootsByWord(name), vector: null }, skillIdOf(name)),
  )
}

/** Said of a paper in the words of the paper, and not in those of the question. */
function heldPaper(papers: readonly Judge[], candidate: PreparedCandidate): Finding {
  const found = papers.map((judge) => ({ judge, finding: judge.judge(candidate) }))
  const best = found.find(({ finding }) => finding.value === 1) ?? found.find(({ finding }) => finding.lapsed)
  return best ? { ...best.finding, found: best.judge.describe(best.finding) } : UNKNOWN
}

/** «Que vivas cerca o tengas movilidad» in an ad's own words is a question of how somebody lives. */
export const isOfLife = (text: string): boolean => NEARBY.test(flatten(text)) || OR_A_CAR.test(flatten(text))

/** What the CV says of its writer's life answers it before any of its lines do. */
export function byLifeFirst(text: string, work_places: readonly WorkPlace[], own: Judge): Judge {
  const life = custom({ question: `¿Cumples este requisito: ${text}?` }, work_places)
  return {
    ...own,
    judge(candidate) {
      const known = life.judge(candidate)
      return known.value !== null && known.found !== '' ? known : own.judge(candidate)
    },
    describe: (finding) => finding.found || own.describe(finding),
  }
}

/** «¿Vives cerca de Quilmes?» of somebody from the same city. */
const NEAR_TOWN = /^¿?vives cerca de (?=\p{Lu})/iu

const isNearTown = (question: string, places: readonly WorkPlace[], { home }: PreparedCandidate): boolean =>
  NEAR_TOWN.test(question) &&
  livesThere(placesAskedFor(question.replace(NEAR_TOWN, '¿Vives en '), places), home) === true

const LIVE_THERE = /^¿tienes disponibilidad para (?:residir|vivir|radicar|trasladar|mudar)[a-z]* (?:en|a) /

/** «¿Tienes disponibilidad para residir en Huelva o Lepe?» of whoever says that they would move there. */
const wouldLiveThere = (question: string, { moving }: PreparedCandidate): boolean =>
  moving?.would === true &&
  LIVE_THERE.test(flatten(question)) &&
  findPlaces(fold(question)).some(({ places }) => places.some(({ id }) => moving.to.includes(id)))

const movesThere = ({ moving }: PreparedCandidate): Finding => ({
  ...stated(1, 'El CV dice que se trasladaría.'),
  sources: moving ? [moving.source] : [],
})

const TELLING_LETTERS = 7
const IN_ITS_WORDS = { by_encoder: false, by_one_word: true }

/** «Régimen 14x7», «turno 10 x 4»: so many days at work, so many at home. */
const ROSTER = /(?<![\d])(\d{1,2}) ?[x×] ?(\d{1,2})(?![\d])/g

/** Whoever has worked by the same roster says that they do. */
function byRoster(question: string, candidate: PreparedCandidate): Finding {
  const rosters = [...flatten(question).matchAll(ROSTER)].map(([, on, off]) => `${on} ?(?:[x×]|por) ?${off}`)
  return rosters.length === 0 ? UNKNOWN : lineSaying(new RegExp(`(?<!\\d)(?:${rosters.join('|')})(?!\\d)`), candidate)
}

/** «Semana de llamado una vez al mes», «guardias localizadas»: called in out of hours. */
const ON_CALL =
  /(?<![a-z])(?:(?:semanas?|turnos?|dias?) de (?:llamad[oa]s?|guardia)|guardias?|on[ -]call|retenes?)(?![a-z])/
/** A «guardia» alone may be who watches a door. */
const WAS_ON_CALL =
  /(?<![a-z])(?:(?:semanas?|turnos?) de (?:llamad[oa]s?|guardia)|guardias (?:pasivas|localizadas|activas|rotativas|semanales|mensuales|nocturnas|de (?:fin(?:es)? de semana|24|noche|emergencias?))|on[ -]call)(?![a-z])/

/** Whoever has been on call at work has done what is asked for. */
const byOnCall = (question: string, candidate: PreparedCandidate): Finding =>
  ON_CALL.test(flatten(question)) ? lineSaying(WAS_ON_CALL, candidate) : UNKNOWN

/** «Disponibilidad para régimen 14x7»: days on and days off, as whoever takes any turns can. */
const REGIME = /(?<![a-z])(?:regimen|roster|turno) (?:de )?\d{1,2} ?x ?\d{1,2}(?!\d)/
/** «Media jornada de lunes a sábado» asks for more than Saturdays. */
const MORE_THAN_DAYS = /\d ?(?:h|hs|horas)(?![a-z])|(?<![a-z])lunes(?![a-z])/
const SHIFTS_ASKED: readonly { asked: RegExp; shift: WorkShift }[] = [
  { asked: /(?<![a-z])(?:sabados?|domingos?|fin(?:es)? de semana)(?![a-z])/, shift: 'FINES_DE_SEMANA' },
  { asked: /(?<![a-z])(?:festivos?|feriados?)(?![a-z])/, shift: 'FESTIVOS' },
  { asked: /(?<![a-z])(?:noches?|nocturn[oa]s?)(?![a-z])/, shift: 'NOCHE' },
  { asked: /(?<![a-z])(?:turnos? rotativ[oa]s?|rotar turnos?|rolar turnos?)(?![a-z])/, shift: 'ROTATIVO' },
]

/** What the CV says of its writer's circumstances. */
function byLife(flat: string, candidate: PreparedCandidate): Finding {
  const { vehicles, without_vehicle, travels, shifts, moving } = candidate
  if (OR_A_CAR.test(flat) && vehicles.includes('COCHE')) return stated(1, 'El CV indica vehículo propio: coche.')
  if (OR_A_WAY.test(flat) && vehicles.length > 0) return stated(1, 'El CV indica vehículo propio.')
  if (ANY_VEHICLE.test(flat)) {
    if (vehicles.length > 0) return stated(1, 'El CV indica vehículo propio.')
    if (without_vehicle) return { ...stated(0, 'El CV dice que no tiene.'), sources: [without_vehicle] }
  }
  if (moving && moving.to.length === 0 && MOVE.test(flat)) {
    const said = moving.would ? 'El CV dice que se trasladaría.' : 'El CV dice que no se trasladaría.'
    return { ...stated(moving.would ? 1 : 0, said), sources: [moving.source] }
  }
  if (TRAVEL.test(flat) && typeof travels === 'boolean')
    return travels ? stated(1, 'El CV indica que puede viajar.') : stated(0, 'El CV indica que no puede viajar.')
  const named = MORE_THAN_DAYS.test(flat) ? [] : SHIFTS_ASKED.filter(({ asked }) => asked.test(flat))
  if (named.length > 0 && named.every(({ shift }) => shifts.includes(shift)))
    return stated(1, 'El CV indica que puede trabajar esos días u horas.')
  if ((HOURS.test(flat) || REGIME.test(flat)) && isAnyHour(shifts))
    return stated(1, 'El CV indica disponibilidad de horario.')
  return UNKNOWN
}
