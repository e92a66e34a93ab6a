/** What trades call by its letters alone, and what those stand for; written in capitals. */
const LETTERS: Readonly<Record<string, string>> = {
  PRL: 'prevención de riesgos laborales',
  SST: 'seguridad y salud en el trabajo',
  SSO: 'seguridad y salud ocupacional',
  SSOMA: 'seguridad, salud ocupacional y medio ambiente',
  EPP: 'equipo de protección personal',
  EPPS: 'equipo de protección personal',
  EPI: 'equipo de protección individual',
  EPIS: 'equipo de protección individual',
  TPC: 'tarjeta profesional de la construcción',
  RCP: 'reanimación cardiopulmonar',
  SVB: 'soporte vital básico',
  BPM: 'buenas prácticas de manufactura',
  CCTV: 'circuito cerrado de televisión',
  IAAS: 'infecciones asociadas a la atención de salud',
  PIE: 'integración escolar',
}
/** «DE PIE» in capitals is how somebody stands. */
const STANDING = '(?<!(?:DE|EN|A|AL) (?=PIE))'
const LETTERED = new RegExp(`(?<![\\p{L}\\d])${STANDING}(?:${Object.keys(LETTERS).join('|')})(?![\\p{L}\\d])`, 'gu')

/** A text with what it calls by letters in words as well, so that either is found by the other. */
export const lettersInWords = (text: string): string => text.replace(LETTERED, (letters) => LETTERS[letters] ?? letters)
