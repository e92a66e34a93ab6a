import { cuesIn } from './cues.ts'
import type { Section } from './headings.ts'
import type { Line } from './lines.ts'
import type { OutlinedLine } from './outline.ts'

/** What is asked of a person, in the words that lists of demands are made of. */
const ASKS =
  /(?<![a-z])(?:experiencia|exp\.|\d+ (?:anos?|meses)|conocimientos?|manejo|dominio|nivel|nociones|saber|sepas?|haber|hayas?|tengas?|hables?|secundari[oa]|bachiller(?:ato)?|preparatoria|prepa|primaria|ensenanza media|fp|grado|titul[oa]|titulacion|titulad[oa]|licenciatura|licenciad[oa]|tecnic[oa]|tecnolog[oa]|ingenier[oa]|profesional en|estudiantes?|egresad[oa]|carnet|carne|licencia|brevete|registro|cedula|matricula|colegiad[oa]|tarjeta profesional|certificad[oa]|certificacion|curso|antecedentes|referencias|disponibilidad|disponible|vehiculo|movilidad|coche|moto|ingles|frances|aleman|idiomas?|mayor(?:es)? de (?:edad|\d+)|vivir|residir|residente|permiso|papeles|documentacion|ganas|responsable|puntual|actitud|buena presencia|trabajo en equipo|conocer)(?![a-z])/
/** Infinitives that ask; the others say what is done. */
const ASKING_VERB =
  /^(?:ser|tener|saber|hablar|vivir|residir|poseer|contar|disponer|manejar|dominar|conocer|haber|estar|poder|querer|acreditar|demostrar|leer y escribir)(?![a-z])/
const DUTY =
  /^(?!(?:celular|taller|lugar|hogar|mujer|auxiliar|titular|militar|escolar|similar|bar|mar|ejemplar|familiar|particular|alquiler|placer|poder|primer|tercer) )(?:[a-z]{3,}(?:ar|er|ir)(?:se|lo|la|los|las)? |(?:atencion|cobro|reposicion|limpieza|preparacion|elaboracion|carga y descarga|seguimiento|apoyo|realizacion|gestion|recepcion) (?:de|del|al?|en|a la) )/
const TELLS =
  /^(?:contrato|contratacion|salario|sueldo|sueldazo|renta|remuneracion|retribucion|pago|pagamos|paga|nomina|horarios?|turnos? (?:de|a|lunes|desde)|jornada|lunes|l-v|de lunes|modalidad|incorporacion(?! inmediata)|inicio(?! inmediato)|arranque|beneficios|prestaciones|seguro|vales|bonos?|comision(?:es)?|propinas|comedor|transporte|uniforme|capacitacion|formacion (?:a cargo|continua|inicial|pagada|interna)|plan de|crecimiento|ubicacion|ubicad[oa]s?|zona|lugar|direccion|base en|sede|estamos en|puestos?(?= ?:)|envia|enviar|manda|mandanos|escrib|llam|contact|comunicate|inscrib|apunta|postula|interesad|presentarse|acercate|wsp|whats|cv a|(?:tel|cel)(?:efono)?[.:]|ofrec|se ofrece|te damos|damos|te formamos|alojamiento|vacaciones|dias? libres?|descuentos?|buen (?:ambiente|clima)|ambiente|obra social|prepaga|aguinaldo|planilla|ingreso a planilla|estabilidad|alta en)|(?:€|euros|\$ ?\d|s\/\.? ?\d|\d ?(?:brutos|netos))|(?<!ingresos )(?:brutos|netos|liquidos|semanales libres)(?![a-z])|^[\d.,]+ ?(?:k|mil)(?![a-z])/
/** Pictures of places, money, clocks and ways to write say what their line is about. */
const TELLING_PICTURE = /[📍🗺🏢🏭💰💵💶💸🤑💲⏰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛⌚⏱⏳🗓📅📆📲📞☎📧✉📩📨📬💌🎁🎉🏖🌴]/u

/** Lists that no heading announces: each item says itself whether it asks, offers or tells what is done. */
export function withListsRead(outline: readonly OutlinedLine[]): OutlinedLine[] {
  const read: OutlinedLine[] = []
  for (const list of listsIn(outline)) read.push(...(isOfDemands(list) ? list.map(byItself) : list))
  return read
}

const isItem = ({ role, line, outer, heading, inline, listed }: OutlinedLine): boolean => {
  if (role !== 'TEXT' || inline) return false
  if (line.bullet && (outer === null || (outer === 'PROFILE' && heading === ''))) return true
  return listed && (outer === 'ASIDE' || outer === 'DUTIES') && VAGUE.test(heading) && !OFFERS.test(heading)
}

/** Items that follow each other under the same words; any other line stands alone. */
function listsIn(outline: readonly OutlinedLine[]): OutlinedLine[][] {
  const lists: OutlinedLine[][] = []
  for (const one of outline) {
    const list = lists.at(-1)
    const before = list?.[0]
    const inside = one.role === 'BLANK' || (one.role === 'TEXT' && (one.line.bullet || isItem(one)))
    if (list && before && isItem(before) && inside && one.heading === before.heading) list.push(one)
    else lists.push([one])
  }
  return lists
}

const FEWEST = { unheaded: 1 / 3, headed: 1 / 2 } as const
/** Headings that stand over conditions of work in one country and over demands in another. */
const VAGUE = /condiciones|(?<![a-z])puesto|descripcion|informacion|detalles|posicion|cargo/
const OFFERS = /ofrec|beneficio|damos|funciones|tareas|responsab|haras|actividades|laborales|economicas|contrat/

/** Where the ad said that it looks for somebody, or enough of the items ask. */
function isOfDemands(list: readonly OutlinedLine[]): boolean {
  const [first] = list
  const items = list.filter(isItem)
  if (!first || items.length === 0) return false
  if (first.outer === 'PROFILE') return true
  const asking = items.filter(({ line }) => asks(line)).length
  return items.length > 1 && asking >= items.length * (first.heading === '' ? FEWEST.unheaded : FEWEST.headed)
}

const asks = ({ words }: Line): boolean => (ASKS.test(words) || cuesIn(words).length > 0) && !TELLS.test(words)

const byItself = (one: OutlinedLine): OutlinedLine => (isItem(one) ? { ...one, section: sectionOf(one.line) } : one)

function sectionOf(line: Line): Section {
  if (TELLS.test(line.words)) return 'ASIDE'
  if (asks(line) || ASKING_VERB.test(line.words)) return 'PROFILE'
  if (TELLING_PICTURE.test(line.written.slice(0, line.begin - line.start))) return 'ASIDE'
  return DUTY.test(line.words) ? 'DUTIES' : 'PROFILE'
}
