import { flatten } from '#server/features/language/normalise/fold.ts'

const LABEL =
  'd\\.?n\\.?i|n\\.?i\\.?[ef]|curp|rfc|c\\.?u\\.?i\\.?[lt]|r\\.?u\\.?[tnc]|c[eé]dula|c\\.?c|c\\.i|documento|pasaporte|passport|n\\.?s\\.?s|seguridad social|social security|ssn|cpf|rg|matr[ií]cula|colegiad[oa]|licencia|tarjeta profesional|fecha (?:y lugar )?de nacimiento|fecha nac|lugar y fecha de nacimiento|f\\. ?nac|nacimiento|date of birth|dob|born|nacid[oa]|edad|age|estado civil|marital status|sexo|g[eé]nero|gender|nacionalidad|nationality'
const MORE =
  '(?:[ .](?:de|del|el|en|on|nacional|identidad|identificaci[oó]n|ciudadan[ií]a|extranjer[ií]a|profesional|number|n[uú]mero|n[ºo°]?))*'
const PRIVATE = new RegExp(
  `(?:^|(?<=[|·•‖,;/]\\s*|\\s[-–—]\\s|\\s{2}))(?:${LABEL})${MORE}[.\\s]*(?:[:#]|(?=[A-Z]{0,4}[-. ]?\\d))(?:(?!\\s[-–—/]\\s)[^|·•‖,;])*`,
  'giu',
)
const ONLY_LABEL = new RegExp(`^(?:${LABEL})${MORE}[.:\\s]*$`, 'iu')
const LONGEST_LINE = 400

/** «DNI» alone, left of its number in a form. */
export const isPrivateLabel = (text: string): boolean => text.length < 60 && ONLY_LABEL.test(text.trim())

/** Numbers of documents, birth and the like: kept as they are, never taken for a phone or a place. */
export function privateIn(text: string): { found: string[]; rest: string } {
  const found = [...text.slice(0, LONGEST_LINE).matchAll(PRIVATE)].map(([match]) => match)
  let rest = text
  for (const match of found) rest = rest.replace(match, ' | ')
  return { found, rest }
}

const PRIVATE_LIFE =
  /(?<!\p{L})(?:vivo en|permiso de (?:residencia|trabajo)|residencia en|papeles|nacionalidad|(?:mi|mis|un) (?:madre|padre|familia|familiar|hij[oa]s?|espos[oa]|marido|mujer)|crianza|embarazo|enfermedad|discapacidad|jef[ea] inmediat[oa]|sueldo|pretensi[oó]n(?:es)?)(?!\p{L})|^(?:total )?disponib(?:ilidad|le)(?!\p{L})/iu
/** Where somebody lives, their papers, family, health and what they want to earn. */
export const isOfPrivateLife = (text: string): boolean =>
  PRIVATE_LIFE.test(text) || isOfHealth(text) || wishOfPay(text) !== null

const HEALTH =
  /(?<!\p{L})(?:hipertens\p{L}+|diab[eé]t\p{L}+|asm[aá]tic\p{L}+|epilep\p{L}+) (?:controlad|con |en |tratad|leve|tipo)/iu
/** «Asma leve, con inhalador», said of oneself; «curas a pacientes diabéticos» is work. */
export const isOfHealth = (text: string): boolean => HEALTH.test(text)

const PAY = '(?:sueldo|salario|renta|remuneracion|honorarios|ingresos?)'
const WISHED_PAY = new RegExp(
  `(?<![a-z])(?:pretension(?:es)?|expectativas?(?= (?:salarial|economica|de ${PAY})| ?:)|aspiracion(?:es)?(?= (?:salarial|economica|de ${PAY})| ?:)|${PAY} (?:liquid[oa] |net[oa] |brut[oa] |mensual |minim[oa] )*(?:pretendid|desead|esperad|requerid|solicitad|aspirad|minim)[oa]|(?:quiero|espero|busco|quisiera|me gustaria|aspiro a|pido) (?:ganar|cobrar|percibir|un(?:a)? ${PAY}))(?![a-z])`,
)

/** «Pretensión salarial: S/ 3,000», «espero cobrar desde 1.400»: what stands behind the wish, or null where there is none. */
export function wishOfPay(text: string): string | null {
  const wish = WISHED_PAY.exec(flatten(text))
  return wish ? text.slice(wish.index + wish[0].length) : null
}
