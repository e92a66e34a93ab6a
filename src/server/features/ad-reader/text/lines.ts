import { OPENING_MUST } from '#shared/lexicon/importance.ts'
/** A line of an ad, or an item that stands in one line with others. */
export interface Line {
  start: number
  end: number
  flat: string
  /** As it is written. */
  written: string
  /** Where its words begin, after the bullet. */
  begin: number
  /** Without bullet, marks of emphasis and the signs around a question. */
  words: string
  bullet: boolean
  /** Set off as headings are: in capitals, in bold, with a picture, or ending in a colon or question mark. */
  marked: boolean
  question: boolean
}

const PICTURE = '\\p{Extended_Pictographic}[\\uFE0F\\u200D]*'
const BULLET = new RegExp(
  `^\\s*(?:(?:[-•*·–—▪◦●✓‣■□➤➢►»#>→➔➜⇒]+|//|${PICTURE}|\\d\\uFE0F?\\u20E3|\\+(?=\\s)|\\d{1,2}[.)º°]-?(?=\\s)|[a-z]\\)(?=\\s))\\s*)+`,
  'u',
)
/** «**Requisitos**», «*Importante:*» and «## Requisitos» are set off, not listed. */
const EMPHASISED = /^\s*(?:\*\*|#|\*[^\s*][^*\n]*\*)/
const PICTURED = new RegExp(`^\\s*(?://|#|\\*\\*|${PICTURE})`, 'u')

/** Some ads put headings and items in one paragraph: «REQUISITOS: -Excel -Inglés SE OFRECE: …»; «Qué ofrecemos:» opens its line. */
const INLINE_BREAK = new RegExp(
  String.raw`\n|(?<=[.:;]\s?)(?<!(?:^|\n)\s*\d{1,2}\.)(?=[-•·*–] ?[a-z])|(?<=\s)(?=[-*–][a-z]|[•·] ?[a-z])|(?<=[\s.;)])(?<!(?:^|\n)[^\n.;)]{0,14}\s)(?=(?:requisitos|requerimientos|se (?:requiere|ofrece|valora|valorara|precisa)|(?<!(?:requisitos?|no|es|son|sera|seran|lo|muy) )${OPENING_MUST}|ofrecemos|beneficios|condiciones|funciones|responsabilidades|tareas|perfil(?: del? [a-z]{1,15})?) ?:)`,
)

export function linesOf(text: string, flat: string): Line[] {
  const loud = isAllShouted(text)
  let start = 0
  return flat.split(INLINE_BREAK).map((line) => {
    const from = start
    start += line.length + (flat[start + line.length] === '\n' ? 1 : 0)
    const bullet = BULLET.exec(line)?.[0] ?? ''
    const words = line
      .slice(bullet.length)
      .replace(/[¿?¡!*_]/g, '')
      .trim()
    const question = /\?\s*$/.test(line)
    return {
      start: from,
      end: from + line.length,
      flat: line,
      written: text.slice(from, from + line.length),
      begin: from + bullet.length,
      words,
      bullet: bullet !== '' && !EMPHASISED.test(line),
      marked:
        question ||
        /:\s*\**\s*$/.test(line) ||
        PICTURED.test(line) ||
        (!loud && isShouted(text.slice(from, from + line.length))),
      question,
    }
  })
}

/** Where everything is in capitals they set nothing off. */
function isAllShouted(text: string): boolean {
  const lines = text.split('\n').filter((line) => /\p{L}{4}/u.test(line))
  return lines.filter(isShouted).length * 2 > lines.length
}

/** Set off as an item of a list. */
export const isBulleted = (line: string): boolean => BULLET.test(line) || EMPHASISED.test(line)

const isShouted = (line: string): boolean => /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line)
