import type { Statement } from '../../text/statements.ts'

/** «Escribir al WhatsApp», «síguenos en Instagram»: how to reach the company. */
const TO_REACH_US =
  /(?<![a-z])(?:escrib|mand|envi|contact|comunic|llam|postul|inform|consult|interesad|sig(?:ue|a)nos|segui|encuentranos|visita)[a-z]*(?: [a-z]+){0,4} (?:al?|por|via|x|en|un)(?: un| el| nuestr[oa])?(?: [a-z]+)? $/
/** «planos de estructuras y arquitectura»: what is drawn there. */
const OF_DRAWINGS = /(?<![a-z])(?:planos|diagramas)(?: [a-z]+)? (?:de|en) (?:[a-z]+(?:, | y | e | o ))*$/
/** «la empresa líder en telecomunicaciones»: what the company does. */
const OF_THE_COMPANY =
  /(?<![a-z])(?:empresa|compania|firma|multinacional|startup|agencia|distribuidora|cadena|consultora)(?: [a-z]+){0,2} (?:de|del|en|dedicada al?)(?: sector| rubro)?(?: de)? (?:la |el )?$/

/** «proponer soluciones: autómatas, visión artificial», «clientes (talleres, mantenimiento de planta)»: what is sold there, and to whom. */
const OF_WHAT_IS_SOLD =
  /(?<![a-z])(?:soluciones|productos|servicios|articulos|referencias|gama|catalogo|clientes|clientas|cuentas|sectores|marcas|empresas|fabricantes)(?: [a-z]+){0,6} ?(?::|\(|,? como|,? tipo)[^.;:()\n]*$/
const LONGEST_LIST = 160

const NEAR = 70

/** What stands here is a part of a phrase that speaks of something else. */
export function isNoKnowledge(flat: string, start: number, { stance }: Statement): boolean {
  const before = flat.slice(Math.max(0, start - NEAR), start)
  const clause = before.slice(before.search(/[^.;:\n]*$/))
  if (TO_REACH_US.test(clause) || OF_DRAWINGS.test(clause)) return true
  if (stance === 'ASKED') return false
  return OF_THE_COMPANY.test(clause) || OF_WHAT_IS_SOLD.test(flat.slice(Math.max(0, start - LONGEST_LIST), start))
}
