/** Titles of vocational training that people in Spain call by their letters. */
const LETTERS: Record<string, string> = {
  TSEI: 'Técnico Superior en Educación Infantil',
  TASOC: 'Técnico Superior en Animación Sociocultural',
  TAFAD: 'Técnico Superior en Actividades Físicas y Deportivas',
  TSEAS: 'Técnico Superior en Enseñanza Deportiva',
  TSIS: 'Técnico Superior en Integración Social',
  ASIR: 'Técnico Superior en Administración de Sistemas Informáticos en Red',
  ASIX: 'Técnico Superior en Administración de Sistemas Informáticos en Red',
  DAM: 'Técnico Superior en Desarrollo de Aplicaciones Multiplataforma',
  DAW: 'Técnico Superior en Desarrollo de Aplicaciones Web',
  TCAE: 'Técnico Medio en Cuidados Auxiliares de Enfermería',
  TAPSD: 'Técnico Medio en Atención a Personas en Situación de Dependencia',
  SMR: 'Técnico Medio en Sistemas Microinformáticos y Redes',
  SMX: 'Técnico Medio en Sistemas Microinformáticos y Redes',
}
const WORD = new RegExp(`(?<![\\p{L}\\d])(?:${Object.keys(LETTERS).join('|')})(?![\\p{L}\\d])`, 'u')

/** «Téc. Sup. en Logística», «Cdora. Pública»: what a title is cut down to, and the title. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})t[eé]c\. ?sup\.?(?!\p{L})/giu, 'Técnico Superior'],
  [/(?<!\p{L})t[eé]c\./giu, 'Técnico'],
  [/(?<!\p{L})ing(?:\.|(?= \p{L}))/giu, 'Ingeniería'],
  [/(?<!\p{L})lic\./giu, 'Licenciatura'],
  [/(?<!\p{L})arq\./giu, 'Arquitectura'],
  [/(?<!\p{L})cdora?\./giu, 'Contador'],
  [/(?<!\p{L})abog\./giu, 'Abogacía'],
]

/** A study with such letters and short forms written out, at their place; any other text stays as it is. */
export const spelledOut = (study: string): string =>
  SHORTENED.reduce(
    (text, [short, title]) => text.replace(short, title),
    study.replace(WORD, (letters) => LETTERS[letters] ?? letters),
  )
