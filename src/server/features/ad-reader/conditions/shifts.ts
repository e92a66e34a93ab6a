import { type WorkShift, workShift } from '#shared/matching/matching.ts'

/** What is said of when people work; «los fines de semana libres» is said of when they do not. */
const SAID: readonly (readonly [WorkShift, RegExp])[] = [
  [
    'ROTATIVO',
    /(?<![a-z])(?:turnos?|horarios?|jornadas?)(?: de trabajo)? (?:rotativ|rotatori|alternativ)[a-z]+|(?<![a-z])(?:rotacion de|rotar|rotando|roto|rolar|rolando|rolo) (?:(?:los|en|\d|dos|tres|cuatro) ){0,2}turnos|(?<![a-z])(?:cuarto turno|rol de turnos)(?![a-z])|correturnos|rotating shifts?|(?<![a-z])(?:a|en) turnos(?= ?(?:[.,;)\n]|$))/g,
  ],
  [
    'PARTIDO',
    /(?<!\d)\d{1,2}(?:[:.]\d\d)? a \d{1,2}(?:[:.]\d\d)? ?(?:h\.? |hrs? )?y (?:de )?\d{1,2}(?:[:.]\d\d)? a \d{1,2}|(?<![a-z])(?:jornada|horario|turno)(?: de trabajo)? partid[oa]|split shift/g,
  ],
  [
    'FINES_DE_SEMANA',
    /(?<![a-z])fin(?:es)? de semanas?(?![a-z])|(?<![a-z])findes?(?![a-z])|(?<![a-z])sabados? (?:y|o) domingos?(?![a-z])|(?<![a-z])(?:dos|tres|\d) sabados (?:por|al|cada) mes(?![a-z])|(?<![a-z])(?:(?:los|solo|para|trabajar|algunos) sabados|(?:algun|cada) sabado|sabados? (?:alterno|alternado|rotativo)s?|(?<! a )domingos)(?![a-z])|(?<![a-z])(?:domingo|lunes|martes|miercoles|jueves|viernes) a domingos?(?![a-z])|(?<![a-z])weekends?(?![a-z])/g,
  ],
  ['FESTIVOS', /(?<![a-z])(?:festivos|feriados|algun (?:festivo|feriado))(?![a-z])/g],
]

/** Parts of the day, in words that name a shift only near one that says so. */
const PARTS: readonly (readonly [WorkShift, RegExp])[] = [
  ['MANANA', /(?<![a-z])(?<!\d de la )(?:mananas?|matutin[oa]s?|matinal|diurn[oa]s?|morning)(?![a-z])/g],
  ['TARDE', /(?<![a-z])(?<!\d de la )(?:tardes?|vespertin[oa]s?|evening)(?![a-z])/g],
  ['NOCHE', /(?<![a-z])(?<!\d de la )(?:noches?|nocturn[oa]s?|night)(?![a-z])/g],
]
const NEAR_A_SHIFT =
  /(?<![a-z])(?:turnos?|horarios?|jornada|franja|shifts?|por las?|venir a las?|solo|trabajo|guardias?|disponibilidad)(?![a-z])[^.;\n]{0,70}|(?:morning|evening|night) shift/g

const FREE_BEFORE =
  /(?:sin|no (?:se )?(?:trabaja|trabajamos|abrimos)(?: los| en| ni)?|ni|libra[a-z]*|descans[a-z]*|libres?)(?: [a-z]+){0,2} $/
const FREE_AFTER =
  /^,? ?(?:y festivos |y domingos )?(?:libres?|descans|cerrad|off|no se trabaja|son tuyos|para ti|en casa|en familia|con (?:la |tu )familia)/
/** «dos sábados por mes a la mañana»: of that day alone. */
const OF_SATURDAY = /(?<![a-z])(?:sabados?|domingos?)(?: [a-z]+){0,4} (?:a|por|de|en) la $/
const PAID_MORE =
  /(?:plus|recargo|bono|prima|extra|pagad[oa]s?|retribuid[oa]s?)(?: de| por| en| los)*(?: [a-z]+){0,2} $/

/** The shifts that a stretch of an ad, without capitals and accents, says people work. */
export function shiftsIn(flat: string): WorkShift[] {
  const near = [...flat.matchAll(NEAR_A_SHIFT)].map(([words]) => words).join('\n')
  const parts = PARTS.filter(([, pattern]) => isWorked(near, pattern, OF_SATURDAY))
  const others = SAID.filter(([, pattern]) => isWorked(flat, pattern))
  const found = new Set([...parts, ...others].map(([shift]) => shift))
  return workShift.options.filter((shift) => found.has(shift))
}

const NOTHING = /(?!)/
const isWorked = (flat: string, pattern: RegExp, not_after = NOTHING): boolean =>
  [...flat.matchAll(pattern)].some(({ 0: words, index }) => {
    const before = flat.slice(Math.max(0, index - 40), index)
    const end = index + words.length
    if (not_after.test(before)) return false
    return !FREE_BEFORE.test(before) && !PAID_MORE.test(before) && !FREE_AFTER.test(flat.slice(end, end + 40))
  })

const WEEKLY =
  /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))? ?(?:h|hs|hrs|horas?)\.? ?(?:\/ ?(?:semana|sem)|semanales|semana(?![a-z])|(?:a la|por|cada|x) semana|a week)|jornada(?: laboral)? de (\d{2}) ?(?:h|hs|hrs|horas)(?![a-z])/

/** Hours a week; those of a day or a month are none. */
export function weeklyHours(flat: string): number | undefined {
  const match = WEEKLY.exec(flat)
  const hours = Number(`${match?.[1] ?? match?.[3]}.${match?.[2] ?? 0}`)
  return hours >= 1 && hours <= 60 ? hours : undefined
}
