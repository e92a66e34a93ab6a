/** Words of advertisements around a title; matched on flattened text, each replaced by a separator. */
const NOISE: readonly RegExp[] = [
  // Gender and legal marks: (H/M), m/f/d, m/h/x
  /\(? ?(?<![a-z0-9])[hmfvdwx](?: ?[/|-] ?[hmfvdwx]){1,3}(?![a-z0-9]) ?\)?/g,
  /(?<![a-z])(?:hombre o mujer|hombres? ?(?:\/|y) ?mujer(?:es)?|ambos sexos|sexo indistinto)(?![a-z])/g,
  // Requisition numbers
  /(?<![a-z0-9])(?:ref(?:erencia)?|req(?:uisicion)?|id|cod(?:igo)?|job|vacante|oferta|proceso|convocatoria)(?: ?(?:id|n[º°o]?))?[.:#º° -]*[a-z]{0,4}[-_/]?\d[\d/_-]{1,12}(?![a-z0-9])/g,
  /(?:#|n[º°] ?|(?<![a-z0-9])[a-z]{1,3}-)\d{2,}(?![a-z0-9])|(?<![a-z0-9.,])\d{4,}(?![a-z0-9.,])/g,
  // Urgency and invitations
  /(?<![a-z])(?:muy )?(?:urgentes?|urgentemente|urge)(?![a-z])!*/g,
  /(?<![a-z])(?:se (?:busca|buscan|necesita|necesitan|solicita|solicitan|requiere|requieren|precisa|precisan)|buscamos|solicitamos|necesitamos|contratamos|requerimos|estamos (?:buscando|contratando)|we are hiring|hiring|now hiring|oferta(?: de)? (?:empleo|trabajo|laboral)|empleo de|trabajo de|puesto de|vacantes?(?: de| para)?|trabaja (?:con nosotros|como|de)|unete(?: a nuestro equipo| como)?|oportunidad(?: laboral| de empleo)?|bolsa de (?:trabajo|empleo)|convocatoria)(?![a-z]):?/g,
  /(?<![a-z])(?:(?:incorporacion|contratacion|disponibilidad|inicio|ingreso) inmediat[ao]|de inmediato|inmediata|alta inmediata|(?:con|c\/) ?exp(?:eriencia|\.)?(?: (?:minima|demostrable|previa))?|excelente (?:sueldo|salario|ambiente)|buen (?:sueldo|salario)|sueldo (?:base|fijo|competitivo)|salario (?:fijo|competitivo|base)|altas comisiones|mas comisiones|\+ ?(?:comisiones|bonos|incentivos|prestaciones)|prestaciones de ley|alta en (?:la )?ss|buen ambiente)(?![a-z])/g,
  /(?<![a-z0-9])\d{1,3} (?:plazas|vacantes|puestos|posiciones)(?![a-z])/g,
  // Hours and shifts
  /(?<![a-z])(?:en )?(?:turnos? (?:de )?(?:noche|nocturno|manana|tarde|dia|diurno|rotativos?|partido|mixto|matutino|vespertino|fin de semana)|(?:solo )?fines? de semana|horario (?:flexible|de oficina|comercial|nocturno|partido|de \w+)|lunes a (?:viernes|sabado|domingo)|correturnos|festivos)(?![a-z])/g,
  /(?<![a-z0-9])\d{1,2} ?(?:hs|hrs|horas|h)(?![a-z0-9])\.?(?: ?(?:\/ ?sem(?:ana)?|semanales|(?:por|a la|x) semana|diarias)(?![a-z]))?/g,
  // The company instead of the job
  /(?<![a-z])(?:(?:para|en) )?(?:(?:importante|reconocida|prestigiosa|gran|destacada) (?:empresa|compania|multinacional|grupo|consultora|cadena|firma|entidad|organizacion|institucion)|empresa (?:lider|multinacional|importante|reconocida|del sector|de (?:servicios|logistica|consumo|transportes?|retail))|multinacional|compania lider|cliente final|startup)(?: (?!(?:solicita|busca|requiere|necesita|precisa|selecciona|contrata|incorpora)(?![a-z]))[a-z]+){0,6}(?: (?:solicita|busca|requiere|necesita|precisa|selecciona|contrata|incorpora)(?![a-z]))?/g,
]

const COMPANY_SEGMENT =
  /(?:^|[^a-z])(?:s\.?a\.?s?|s\.?l\.?u?|s\.?r\.?l|s\.?a\.? de c\.?v|s ?de r\.?l|ltda|e\.?i\.?r\.?l|inc|llc|ltd|gmbh|corp|spa)\.?(?: de c\.?v\.?)?$|^(?:grupo|empresa|hotel|restaurante|clinica|hospital|colegio|supermercados?|fundacion|banco) [a-z]/

export const isCompanySegment = (segment: string): boolean => COMPANY_SEGMENT.test(segment.trim())

/** The same length, with every noisy stretch blanked by «|», which separates segments. */
export function blankNoise(flat: string): string {
  let clean = flat
  for (const pattern of NOISE) clean = clean.replace(pattern, (found) => blank(found))
  return clean
}

export const blank = (found: string): string => `|${' '.repeat(Math.max(0, found.length - 1))}`
