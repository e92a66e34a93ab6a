import { flatten } from '#server/features/language/normalise/fold.ts'
import type { WorkShift } from '#shared/accounts/users.ts'
import type { Availability, Vehicle } from '#shared/matching/matching.ts'
import type { Range } from './licence-phrases.ts'

const THING =
  'vehiculo|vehicle|coche|cotxe|carro|auto|automovil|motocicleta|moto(?: lineal)?|bicicleta|bici|furgoneta|camioneta|camion|movilidad(?! (?:para|geografica|nacional|internacional|total|reducida))'
const OWN_VEHICLE = new RegExp(
  `(?<![a-z])(?:(?:con|tengo|dispongo de|poseo|y|i|amb|tinc) )*(${THING})((?:,? (?:y|o|u|y/o) | */ *)(?:${THING}))? propi[oa]?s?(?![a-z])|(?<![a-z])(?:tengo|tinc|dispongo de|poseo|cuento con) (${THING})(?![a-z])|(?<![a-z])own (?:car|vehicle|van|motorbike|bicycle|transport)(?![a-z])|(?<![a-z])(?:coche|cotxe|moto|vehiculo|carro|furgoneta)(?= (?:y|i|con) (?:carnet?|permiso|licencia)(?![a-z]))|(?<=(?:carnet|carne|permiso|permis|licencia)[a-z0-9+ ]{0,30}(?:,| y| i| e| \\+|\\.) )(?:coche|cotxe|moto|vehiculo|carro|auto|camioneta|furgoneta)(?![a-z])|(?<![a-z])(?:carro|veiculo) proprio(?![a-z])`,
  'g',
)
const VEHICLES: readonly (readonly [Vehicle, RegExp])[] = [
  ['COCHE', /vehiculo|coche|cotxe|carro|auto|movilidad|car|vehicle|transport|veiculo/],
  ['MOTO', /moto/],
  ['FURGONETA', /furgoneta|camioneta|van/],
  ['CAMION', /camion(?!eta)/],
  ['BICICLETA', /bici|bicycle/],
]

const READY =
  '(?:disponib(?:ilidad|le|ilidade|ilitat)|disponivel|flexibilidad|available|availability|incorporacion|puedo (?:trabajar|empezar|viajar|incorporarme|(?:hacer |cubrir |con )?(?=turnos|noches|fin(?:es)? de semana|festivos|feriados))|willing|abiert[oa] a|dispuest[oa] a)'
const STARTS: readonly (readonly [Availability, RegExp])[] = [
  [
    'INMEDIATA',
    /(?:disponibilidad|disponibilitat|incorporacion|disponible|disponibilidade|availability)(?: (?:total|completa|horaria|laboral|para incorporarme|de incorporacion|:))*[ :e]*(?:de (?:forma|manera) |de |desde )?(?:inmediat[oa]|immediat[ao]?|imediata|ya(?![a-z])|ahora)|inmediata (?:disponibilidad|incorporacion)|disponible (?:para )?(?:trabajar|empezar|incorporarme) (?:ya(?![a-z])|de inmediato|inmediatamente)|puedo (?:empezar|incorporarme|trabajar) (?:ya|de inmediato|inmediatamente|cuando sea|manana)|immediate(?:ly)? (?:availab|start)|available immediately/,
  ],
  [
    '15_DIAS',
    /(?:disponib|incorpora|preaviso|empezar)[a-z]*(?: [a-z]+){0,3}[ :]*(?:de )?(?:(?:15|quince) dias|(?:2|dos) semanas)/,
  ],
  [
    '1_MES',
    /(?:disponib|incorpora|preaviso|empezar)[a-z]*(?: [a-z]+){0,3}[ :]*(?:de )?(?:(?:30|treinta) dias|(?:1|un) mes(?![a-z]))/,
  ],
  ['A_CONVENIR', /(?:disponibilidad|incorporacion)[ :]*(?:a convenir|negociable|a acordar)/],
]
const TRAVEL = new RegExp(
  `(?<![a-z])(?:(?:total )?${READY}|movilidad)(?: (?:total|completa|inmediata|absoluta|geografica|nacional|e|y|internacional|para|per|a|de|to|horari[oa]s?))*[ :,]*(?:(?:trabajar|cambiar de residencia|mudarme|desplazarme) (?:y|o) )?(?:viajar|viatjar|viajes|dormir fuera|pernoctar|travel|desplazamientos|desplazarme)(?![a-z])|(?<![a-z])(?:puedo viajar|movilidad geografica|(?:para )?viajar: si)(?![a-z])|(?<![a-z])(?:sin (?:problemas?|inconvenientes?|impedimentos?)|no tengo (?:problemas?|inconvenientes?)|no me importa|puedo)(?: (?:para|en|de|con))? (?:viajar|(?:los )?viajes|salir (?:de viaje|a ruta|varios dias|por dias)|ausentarme|pernoctar|dormir fuera|estar fuera)(?![a-z])`,
)
const NOT = /(?<![a-z])(?:no|sin|not)(?: [a-z]+){0,2} ?$/

const SHIFTS: readonly (readonly [WorkShift, RegExp])[] = [
  [
    'ROTATIVO',
    /(?:turnos? |torns? )?rotati(?:v[oa]s?|us)|rotatori[oa]s?|(?:rolar|rotar|rolando|rotando|rolo|roto) (?:de |los |mis )?(?:turnos?|horarios?)|rotating shifts?|(?:cualquier|todos los|los tres|los 3) (?:turnos?|horarios?)|turnos? ?: ?(?:los (?:tres|3)|todos|cualquiera|indistint[oa]s?)(?![a-z])|a (?:tres |3 |cinco |5 )?(?:turnos|relevos)(?![a-z])|correturnos|(?:(?<!\d)4 ?[°º]?|cuarto) turno(?![a-z])|(?:puedo|para|en|por) (?:hacer |cubrir |con )?turnos(?= ?(?:[.,;)]|$| y | e ))/,
  ],
  ['PARTIDO', /(?:turnos?|jornada|horario)s? partid[oa]s?|split shifts?/],
  [
    'FINES_DE_SEMANA',
    /fin(?:es)? de semana|findes?(?![a-z])|weekends?|sabados(?: y domingos)?|domingos|fins de semana/,
  ],
  ['FESTIVOS', /festivos|feriados|bank holidays/],
  ['NOCHE', /(?:turnos? (?:de )?)?noches?(?![a-z])|nocturn[oa]s?|nights?(?![a-z])|noturno/],
  // «Puedo empezar mañana mismo» names a day.
  [
    'MANANA',
    /(?:turnos? (?:de )?)?(?<!(?:empezar|comenzar|incorporarme|desde|a partir de) )mananas?(?![a-z]| mismo)|mornings?|matutin[oa]s?/,
  ],
  ['TARDE', /(?:turnos? (?:de )?)?tardes?(?![a-z])|vespertin[oa]s?|afternoons?/],
]
const HOURS = new RegExp(
  `(?<![a-z])(?:${READY}|busco (?:un )?(?:trabajo|empleo|jornada|puesto|algo|media jornada)|(?:turnos?|horarios?|jornada)(?: (?:de trabajo|preferid[oa]s?|preferentes?|desead[oa]s?|disponibles?|que puedo))? ?:)`,
)

/** «Disponibilidad horaria completa»: whoever says it can work by turns. */
const ANY_HOURS =
  /(?<![a-z])(?:(?:disponib(?:ilidad|le)|flexibilidad)(?: (?:total|completa|plena|absoluta|amplia))? (?:de horarios?|horaria|en horarios?)(?! (?:de manana|de tarde|parcial|limitada))|(?:cualquier|todos los) (?:turnos?|horarios?|dia|regimen(?:es)?)|todo horario|(?:total |plena |absoluta )disponibilidad(?! (?:para|de viaj))|disponibilidad (?:total|completa|plena|absoluta)(?= ?(?:[.,;)]|$| y | e )))(?![a-z])/

/** Mornings and afternoons. */
const FULL_TIME =
  /(?<![a-z])disponib(?:ilidad|le):?(?: (?:de|para|a|en))? (?:full[ -]?time|(?:a )?tiempo completo|jornada completa)(?![a-z])/

/** «Noches sin problema», «Cualquier turno», «Turno partido bien». */
const WILLING =
  /(?<![a-z])(?:sin (?:problemas?|drama)|no tengo (?:ningun )?(?:problemas?|inconvenientes?)|me da igual|ok|bien|puedo|cualquier|todos los|los tres|indiferente|prefiero)(?![a-z])/
const LONGEST_WILLING = 90
/** Behind «Carnet B.» a vehicle alone is one's own. */
const VEHICLE_ALONE = new RegExp(`^\\s*(${THING})(?: y (${THING}))?[.\\s]*$`)

export interface LifeFacts {
  vehicles: Vehicle[]
  shifts: WorkShift[]
  availability: Availability | null
  travels: boolean | null
  ranges: Range[]
}

/** Vehicle, hours, start and travel that a sentence speaks of; `asked` when its heading says that it does. */
export function lifeFactsIn(text: string, asked: boolean): LifeFacts {
  const flat = flatten(text)
  const facts: LifeFacts = { vehicles: [], shifts: [], availability: null, travels: null, ranges: [] }
  takeVehicles(facts, flat)
  takeStart(facts, asked && facts.ranges.length === 0 ? asStart(flat) : flat)
  const travel = TRAVEL.exec(flat)
  if (travel) {
    facts.travels = !NOT.test(flat.slice(0, travel.index))
    facts.ranges.push(rangeOf(travel))
  }
  const any = ANY_HOURS.exec(flat)
  if (any && !NOT.test(flat.slice(0, any.index))) {
    facts.shifts.push('ROTATIVO', 'MANANA', 'TARDE')
    facts.ranges.push(rangeOf(any))
  }
  const full = FULL_TIME.exec(flat)
  if (full && !NOT.test(flat.slice(0, full.index))) {
    facts.shifts.push('MANANA', 'TARDE')
    facts.ranges.push(rangeOf(full))
  }
  const hours = HOURS.exec(flat)
  const willing = flat.length <= LONGEST_WILLING && WILLING.test(flat)
  if ((hours || asked || willing) && !NOT.test(flat.slice(0, hours?.index ?? 0))) takeShifts(facts, flat, hours)
  return facts
}

/** «Busco un puesto sin guardias de noche»; «sin problema de noches» is the contrary. */
const SPARED =
  /(?<![a-z])(?:sin|menos|salvo|excepto|evitar|dejar) (?!(?:problema|inconveniente|drama|restricc))(?:[a-z]+ ){0,3}$/

/** «Los domingos no puedo» */
const REFUSED = /^,? (?:no (?:puedo|trabajo|estoy|tengo)|imposible|tampoco|estoy (?:con|en) )(?![a-z])/

const rangeOf = (match: RegExpExecArray, offset = 0): Range => ({
  from: match.index + offset,
  to: match.index + offset + match[0].length,
})

function takeVehicles(facts: LifeFacts, flat: string): void {
  const alone = VEHICLE_ALONE.exec(flat)
  if (alone && !flat.includes('movilidad')) {
    facts.vehicles.push(...VEHICLES.flatMap(([vehicle, words]) => (words.test(alone[0]) ? [vehicle] : [])))
    facts.ranges.push(rangeOf(alone))
  }
  for (const match of flat.matchAll(OWN_VEHICLE)) {
    if (NOT.test(flat.slice(0, match.index))) continue
    // «Movilidad propia (moto)»
    const [, named] = /^ ?\(([a-z ]{3,20})\)/.exec(flat.slice(match.index + match[0].length)) ?? []
    const said = named && VEHICLES.some(([, words]) => words.test(named)) ? named : match[0]
    facts.vehicles.push(...VEHICLES.flatMap(([vehicle, words]) => (words.test(said) ? [vehicle] : [])))
    facts.ranges.push(
      said === match[0] ? rangeOf(match) : { from: match.index, to: match.index + match[0].length + said.length + 3 },
    )
  }
}

/** «Inmediata» below «Disponibilidad» */
const START_ALONE =
  /^(?:inmediat[oa]|ya|a convenir|(?:en )?(?:15|quince|30|treinta) dias|(?:en )?(?:dos semanas|un mes))(?![a-z])/
const asStart = (flat: string): string => (START_ALONE.test(flat) ? `disponibilidad: ${flat}` : flat)

function takeStart(facts: LifeFacts, flat: string): void {
  for (const [availability, words] of STARTS) {
    const match = words.exec(flat)
    if (!match || NOT.test(flat.slice(0, match.index))) continue
    facts.availability = availability
    facts.ranges.push(rangeOf(match))
    return
  }
}

function takeShifts(facts: LifeFacts, flat: string, hours: RegExpExecArray | null): void {
  const from = hours?.index ?? 0
  if (!hours && !/turno|jornada|horario|noche|semana|festivo|feriado|sabado|domingo/.test(flat)) return
  const ranges = SHIFTS.flatMap(([shift, words]) => {
    const match = words.exec(flat.slice(from))
    if (!match) return []
    const [before, behind] = [flat.slice(0, from + match.index), flat.slice(from + match.index + match[0].length)]
    if (!REFUSED.test(behind) && !SPARED.test(before)) facts.shifts.push(shift)
    return [rangeOf(match, from)]
  })
  if (ranges.length > 0) facts.ranges.push(...(hours ? [rangeOf(hours)] : []), ...ranges)
}
