import { type WorkShift, workShift } from '#shared/accounts/users.ts'

/** What is said of when people work; «los fines de semana libres» is said of when they do not. */
const SAID: readonly (readonly [WorkShift, RegExp])[] = [
  [
    'ROTATIVO',
    /(?<![a-z])(?:turnos?|horarios?|jornadas?)(?: de trabajo)? (?:rotativ|rotatori|altern)[a-z]+|(?<![a-z])turnos?(?![a-z])(?:[^.;\n]|(?<=\d ?[ap]|[ap]\.m)\.){0,80}(?<!francos?|descansos?|libres?|libranzas|dias)[ ,]rotativ[oa]s?(?![a-z])|(?<![a-z])una semana (?:de|por la|en la) (?:manana|tarde|noche)s?[^.;\n]{0,40} (?:y )?(?:otra|una|la siguiente)(?![a-z])|(?<![a-z])(?:rotacion de|rotar|rotando|roto|rolar|rolando|rolo) (?:(?:los|en|\d|dos|tres|cuatro) ){0,2}turnos|(?<![a-z])(?:cuarto turno|rol de turnos)(?![a-z])|correturnos|rotating shifts?|(?<![a-z])(?:a|en) turnos(?= ?(?:[.,;)\n]|$))/g,
  ],
  ['PARTIDO', /(?<![a-z])(?:jornada|horario|turno)(?: de trabajo)? (?:partid|cortad)[oa]|split shift/g],
  [
    'FINES_DE_SEMANA',
    /(?<![a-z])fin(?:es)? de semanas?(?![a-z])|(?<![a-z])findes?(?![a-z])|(?<![a-z])sabados? (?:y|o) domingos?(?![a-z])|(?<![a-z])(?:dos|tres|\d) sabados (?:por|al|cada) mes(?![a-z])|(?<![a-z])(?:(?:los|solo|para|trabajar|algunos) sabados|(?:algun|cada) sabado|sabados? (?:alterno|alternado|rotativo)s?|(?<! a )domingos)(?![a-z])|(?<![a-z])(?:domingo|lunes|martes|miercoles|jueves|viernes) a domingos?(?![a-z])|(?<![a-z])weekends?(?![a-z])/g,
  ],
  ['FESTIVOS', /(?<![a-z])(?:festivos|feriados|algun (?:festivo|feriado))(?![a-z])/g],
]

/** Parts of the day, in words that name a shift only near one that says so. */
const PARTS: readonly (readonly [WorkShift, RegExp])[] = [
  [
    'MANANA',
    /(?<![a-z])(?<!\d de la )(?:(?<=turnos?(?: de)? )dia(?![a-z])|dia(?= ?(?:\/|-|y|o|u) ?(?:de )?noche)|mananas?|matutin[oa]s?|matinal|diurn[oa]s?|morning)(?![a-z])/g,
  ],
  ['TARDE', /(?<![a-z])(?<!\d de la |lleg[a-z]+ |volver |salir |mas )(?:tardes?|vespertin[oa]s?|evening)(?![a-z])/g],
  ['NOCHE', /(?<![a-z])(?<!\d de la )(?:noches?|nocturn[oa]s?|night)(?![a-z])/g],
]
const NEAR_A_SHIFT =
  /(?<![a-z])(?:turnos?|horarios?|jornada|franja|shifts?|por las?|venir a las?|solo|trabajo|guardias?|disponibilidad|una semana)(?![a-z])[^.;\n]{0,70}$/
const SHIFT_BEHIND = /^ shift/

const FREE_BEFORE =
  /(?<![a-z])(?:sin|no(?: [a-z]+)?(?: los| en| ni)?|nada de|ni|libra[a-z]*|descans[a-z]*|libres?|cerra[a-z]+)(?: (?:(?:lunes|sabados?|domingos?)(?: por la (?:manana|tarde))?(?: y)?|[a-z]+)){0,2} $|vacaciones[ ,y+]*$/
const FREE_AFTER =
  /^,? ?(?:(?:y|en|a|por) (?:el |la |los )?(?:festivos|domingos|lunes|martes|tarde|manana)s? ){0,2}(?:(?:es|son) )?(?:libres?|descans|cerrad|off|no(?![a-z])|larg[oa]|tuy[oa]s?|para ti|en casa|en familia|con (?:la |tu )familia)/
/** «dos sábados por mes a la mañana», «los miércoles por la mañana»: of that day alone. */
const OF_ONE_DAY =
  /(?<![a-z])(?<! (?:a|y) )(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)(?: (?!a |y |lunes|martes|miercoles|jueves|viernes|sabado|domingo)[a-z]+){0,4} (?:a|por|de|en) la $/
const PAID_MORE =
  /(?<![a-z])(?:plus|recargo|bono|prima|extra|pagad[oa]s?|retribuid[oa]s?|pagos?|paga|liquidacion|cobr[a-z]*|ventas)(?: de| del| por| en| todos| los)*(?: [a-z]+){0,2} $/

/** The shifts that a stretch of an ad, without capitals and accents, says people work. */
export function shiftsIn(flat: string): WorkShift[] {
  const parts = PARTS.filter(([, pattern]) => isWorked(flat, pattern, isPartOfTheDay))
  const others = SAID.filter(([, pattern]) => isWorked(flat, pattern))
  const found = new Set([...parts, ...others].map(([shift]) => shift))
  return workShift.options.filter((shift) => found.has(shift))
}

const REACH = 85
const isPartOfTheDay = (flat: string, start: number, end: number): boolean => {
  const before = flat.slice(Math.max(0, start - REACH), start)
  return (NEAR_A_SHIFT.test(before) || SHIFT_BEHIND.test(flat.slice(end, end + REACH))) && !OF_ONE_DAY.test(before)
}

const isWorked = (
  flat: string,
  pattern: RegExp,
  may = (_flat: string, _start: number, _end: number) => true,
): boolean =>
  [...flat.matchAll(pattern)].some(({ 0: words, index }) => {
    const before = flat.slice(Math.max(0, index - 40), index)
    const end = index + words.length
    if (!may(flat, index, end)) return false
    return !FREE_BEFORE.test(before) && !PAID_MORE.test(before) && !FREE_AFTER.test(flat.slice(end, end + 40))
  })
