import { MUST, WISH } from '#shared/lexicon/importance.ts'
import { Covered } from '../demands/covered.ts'
import type { OutlinedLine } from '../text/outline.ts'

const WORD = /[a-z0-9]{4,}/g
/** Words that say nothing by themselves once what they lead to was read. */
const LEADS = new RegExp(
  `^(?:experiencia|conocimientos?|manejo|dominio|nivel|minim[oa]s?|menos|${MUST}|${WISH}|valora(?:ra|n|mos)?|valoraremos|necesari[oa]s?|requerid[oa]s?|tener|contar|estar|posesion|vigente|vigor|para|como|sobre|puesto|puestos|similar(?:es)?|previ[oa]s?|demostrables?|comprobables?|anos?|meses|brut[oa]s?|anual(?:es)?|mensual(?:es)?|salario|sueldo|contrato|jornada|contratacion|remuneracion|retribucion|modalidad|lugar|trabajo|ubicacion|tipo|horario|pagas|propi[oa]|buen[oa]?|alto|avanzado|basic[oa]s?|intermedio|plus|idiomas?|formacion|titulacion|estudios|requisitos?|disponibilidad|plazas?|vacantes?|incorporacion|inicio|salary)$`,
)

interface Stretch {
  at: number
  end: number
}

/** How many words of a line nothing was read from. */
export type WordsLeft = (line: OutlinedLine['line']) => number

export function wordsLeft(length: number, stretches: readonly Stretch[]): WordsLeft {
  const covered = new Covered(length, stretches)
  return ({ flat, start, begin }) =>
    [...flat.slice(begin - start).matchAll(WORD)].filter(
      ({ 0: word, index }) => !LEADS.test(word) && !covered.touches(begin + index, begin + index + word.length),
    ).length
}
