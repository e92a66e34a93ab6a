/** «Ángela Núñez» → «Angela Nunez». */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Small letters without accents, to compare what people type. */
export const folded = (text: string): string => withoutAccents(text).toLowerCase()

const LAST_LATIN = 0x24f

/** The same of one letter, which stays one letter; what is not Latin stays as it is. */
export const foldedLetter = (letter: string): string =>
  letter.charCodeAt(0) > LAST_LATIN ? letter : letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)
