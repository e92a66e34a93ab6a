/** A name may end its sentence with a stop of its own: «… a nombre de Molinos, S. L.» */
export const withFullStop = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)
