import { flatten } from '#server/features/language/normalise/fold.ts'

const PEOPLE =
  '(?:personas|personal|empleados|trabajador[ea]s|operari[oa]s|colaborador[ea]s|camarer[oa]s|meser[oa]s|vendedor[ea]s|tecnicos|administrativ[oa]s|agentes|oficiales|peones|limpiador[ea]s|cajer[oa]s|repartidores|choferes|conductores|dependient[ea]s|cociner[oa]s|enfermer[oa]s|auxiliares|montadores|electricistas|analistas|controlador[ea]s|ayudantes|asistentes|practicantes|becari[oa]s|aprendices|operador[ea]s|programador[ea]s|ingenier[oa]s|contador[ea]s|recepcionistas|supervisor[ea]s|coordinador[ea]s|monitor[ea]s|preparador[ea]s|mozos|carretilleros|soldadores|pintores|mecanicos|gerocultor[ea]s|maestr[oa]s|educador[ea]s|asesor[ea]s|consultor[ea]s|disenador[ea]s|teleoperador[ea]s|guardias|vigilantes|cuidador[ea]s|desarrollador[ea]s|profesor[ea]s|docentes|comerciales|ejecutiv[oa]s|promotor[ea]s|gente|plantilla|cuadrillas?|equipos?)'
const SOME =
  '(?:(?:a|al|el|trabajo|la|los|las|un|una|de|del|mi|unas|unos|todo|toda|gran|mas|hasta|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|\\d{1,3}) ){0,5}'
const LEADING =
  '(?:coordin(?:o|e|aba|ar|ado|ando|acion)|dirig(?:i|ia|ir|ido|iendo)|dirijo|direccion|lider(?:o|e|aba|ar|ado|ando|azgo)|supervis(?:o|e|aba|ar|ado|ando|ion)|gestion(?:o|e|aba|ar|ado|ando)?|manej(?:o|e|aba|ar|ando)|responsable|encargad[oa]|jef[ea]|al? cargo|al (?:frente|mando))'
/** Teams of machines: «equipos informáticos». */
const THINGS = ' (?:informatic|medic|electric|mecanic|pesad|industrial|de (?:computo|proteccion|medicion|sonido|frio))'
/** «coordiné a 25 personas», «a cargo de un equipo de ocho», «seis camareros a mi cargo». */
const LEADS = new RegExp(
  `(?<![a-z])(?:${LEADING} ${SOME}${PEOPLE}(?!${THINGS})|(?:${PEOPLE}|\\d{1,3} [a-z]{4,15}) a (?:mi |su )?cargo)(?![a-z])`,
)

/** Where a text says that its writer leads others; `flat` is without accents and capitals. */
export function leadsPeople(flat: string): { start: number; end: number } | null {
  const match = LEADS.exec(flat)
  return match && { start: match.index, end: match.index + match[0].length }
}

/** Whether a demand is to lead others: «manejo de equipos Fanuc» are machines, by their maker. */
export function asksToLead(text: string): boolean {
  const led = leadsPeople(flatten(text))
  return led !== null && !/^ \p{Lu}/u.test(text.slice(led.end))
}

const OF_THINGS = new RegExp(`^${THINGS}`)

/** «Gestión de equipos» at `end`, of machines: «informáticos». */
export const areThings = (flat: string, end: number): boolean => OF_THINGS.test(flat.slice(end, end + LONGEST))
const LONGEST = 40
