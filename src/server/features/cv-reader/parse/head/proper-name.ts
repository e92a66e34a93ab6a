const PARTICLES = new Set('de del la las los y i e da do dos das di van von der den el bin ben al le'.split(' '))

/** Also between quotes: «Francisco "Paco" Ruiz». */
const CAPITAL = /^["“«'’]?\p{Lu}/u

/** Two words or more with a capital; between them only the small words of names. */
export function isProperName(text: string): boolean {
  const words = text.split(' ')
  const capital = words.filter((word) => CAPITAL.test(word)).length
  return capital > 1 && words.every((word) => CAPITAL.test(word) || PARTICLES.has(word) || /^[dl]['’]\p{L}/u.test(word))
}

/** «ANA DE LA TORRE» and «ana de la torre» → «Ana de la Torre»; a name with capitals of its own stays. */
export function quietName(name: string): string {
  const shouted = name === name.toUpperCase()
  if (!shouted && name !== name.toLowerCase()) return name
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && PARTICLES.has(word) ? word : capitalised(word)))
    .join(' ')
}

const capitalised = (word: string): string =>
  word.replace(/(^|[-'’."(«])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
