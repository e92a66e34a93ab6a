/** Words that ads of one country use and those of the others do not. */
const WORDS: Readonly<Record<string, RegExp>> = {
  AR: /(?<![a-z])(?:nueva cordoba|estudio (?:contable|juridico)|colectivo|remiseria|encargad[oa] de edificio|secundario|tenes|queres|nenes?|laburo|laburar|en blanco|(?<=\d ?)hs|buscas sumarte|sumate|postulate|obra social|prepaga|monotribut\w+|relacion de dependencia|secundario completo|aguinaldo|caba|gba|viaticos|cct|sueldo en mano|cuil|cuit)(?![a-z])/g,
  CL: /(?<![a-z])(?:renta (?:liquida|bruta|mensual|acorde)|renta(?= ?:)|liquidos|afp|isapre|fonasa|comuna|liceo|ensenanza media|ingenier[oa] (?:civil (?:industrial|informatic[oa]|en)|en ejecucion|comercial)|gratificacion legal|colacion|aguinaldos|rut|dideco|duoc|inacap)(?![a-z])/g,
  CO: /(?<![a-z])(?:eps|arl|caja de compensacion|tecnolog[oa] en|sena|smlv|smmlv|termino (?:fijo|indefinido)|(?:auxilio|subsidio) de transporte|rodamiento|prestaciones sociales|libreta militar|retefuente)(?![a-z])/g,
  ES: /(?<![a-z])(?:fp|ciclo formativo|grado (?:medio|superior)|segun convenio|carnet de conducir|carne de conducir|brutos? anual(?:es)?|(?:12|14|15) pagas|seguridad social|titulo de la eso|bolsa de trabajo|eures|sepe|dni\/nie|turno partido|jornada partida|manipulador de alimentos|jornada intensiva|contrato temporal|ampliables?|carnet b|carne b|permiso b|ett|oficial de (?:1|2|3|primera|segunda)|camarer[oa]s?|dependient[ea]s?|mozos? de almacen|paga extra|pagas extras?|teletrabajo|h\/semana|horas semanales)(?![a-z])|€/g,
  MX: /(?<![a-z])(?:mercadotecnia|imss|infonavit|prestaciones (?:de ley|superiores)|vales de despensa|preparatoria|licenciatura trunca|cdmx|edomex|rfc|curp|cedis|tsu|sueldo libre|libres? mensual(?:es)?|esquema (?:hibrido|mixto|de trabajo|laboral)|rolar turnos|constancia dc-?3|cedula profesional|fondo de ahorro|reparto de utilidades|colonia|alcaldia)(?![a-z])/g,
  PE: /(?<![a-z])(?:planilla|cts|essalud|secundaria completa|sctr|gratificaciones|recibos? por honorarios|brevete|sencico|senati|sunat|bachiller o titulado|egresad[oa] o bachiller)(?![a-z])|(?<![a-z])s\/\.? ?\d/g,
}

/** A price in «$» or in pesos is paid in no country of the euro. */
const NO_EUROS = /\$ ?\d|\d ?\$|(?<![a-z])pesos(?![a-z])/

/** Of some countries, the one that most of the words of an ad are of; undefined when they say nothing. */
export function countryByWords(flat: string, countries: readonly string[]): string | undefined {
  const outside = NO_EUROS.test(flat) && !flat.includes('€') ? countries.filter((one) => one !== 'ES') : countries
  const counted = outside.map((country) => ({ country, said: wordsOf(flat, country) }))
  const [first, second] = counted.toSorted((a, b) => b.said - a.said)
  if (first && first.said > (second?.said ?? 0)) return first.country
  return outside.length < countries.length ? outside[0] : undefined
}

function wordsOf(flat: string, country: string): number {
  const pattern = WORDS[country]
  return pattern ? new Set([...flat.matchAll(pattern)].map(([word]) => word)).size : 0
}
