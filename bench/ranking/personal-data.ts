import { stems } from '#server/features/language/encoder/words.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { catalanToSpanish } from './catalan.ts'

/** An address is sought from where its word begins, or close to its sign: a long word without one costs no square. */
const CONTACT = /(?<!\S)\S+@\S+|\S{1,64}@\S+|(?:https?:\/\/|www\.)\S+|\+?\d[\d\s().-]{7,}\d/g
const PERSONAL_LINE =
  /^\W*(?:nombre|apellidos?|direccion|domicilio|residencia|nacionalidad|pais de origen|lugar y fecha|fecha de nacimiento|nacid[oa]|edad|estado civil|sexo|genero|dni|nie|nif|cedula|curp|rut|pasaporte|foto(?:grafia)?|telefono|movil|celular|correo|e-?mail|name|address|nationality|date of birth|birth|age|gender|phone)\b.{0,120}$/
const NAME_LINE = /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:de|del|la|las|los|y|van|von)\s+)*\p{Lu}[\p{L}'’.-]*){1,5}$/u
const PERSONAL_WORDS =
  /\b(?:\d{2} anos de edad|tengo \d{2} anos|(?:espanol|mexican|colombian|chilen|argentin|peruan|venezolan|ecuatorian|bolivian|marroqui|ruman|dominican|cuban)[oa]s?|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|masculino|femenino|hombre|mujer|varon)\b/g

const CV_HEADING = /^\W*(?:curriculum(?: vitae)?|cv|hoja de vida|resume)\W*$/

let place_words: ReadonlySet<string> | undefined

/** Who somebody is and where they live never takes part in ranking: those lines and words go before anything is counted. */
export function withoutPersonalData(text: string, kind: 'CV' | 'VACANCY'): string {
  const lines = text.replace(CONTACT, ' ').split(/\r?\n/)
  const header = kind === 'CV' ? lines.findIndex((line) => line.trim() !== '' && !CV_HEADING.test(flatten(line))) : -1
  return lines
    .filter((line, i) => !(i === header && NAME_LINE.test(line.trim())) && !PERSONAL_LINE.test(flatten(line)))
    .map((line) => flatten(catalanToSpanish(line)).replace(PERSONAL_WORDS, ' '))
    .join('\n')
}

/** The words of a text that can say something about work: places say where somebody lives. */
export function workWords(text: string): string[] {
  place_words ??= new Set(
    taxonomy().places.flatMap(({ name, doubtful }) => (doubtful?.includes(name) ? [] : onlyWord(name))),
  )
  const places = place_words
  return stems(text).filter((word) => !places.has(word) && !/^\d/.test(word))
}

/** Only places of one word: the parts of «San José» or «La Paz» mean other things too. */
function onlyWord(name: string): string[] {
  const words = stems(name)
  return words.length === 1 ? words : []
}
