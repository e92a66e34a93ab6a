const WRITTEN: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

/** The small numbers that people write out, for a pattern. */
export const NUMBER_WORDS = Object.keys(WRITTEN).join('|')

/** «3», «2,5» or «tres»; not a number where it is none. */
export const numberFrom = (written: string): number => WRITTEN[written] ?? Number(written.replace(',', '.'))
