/** «Av. Mitre», «Gral. Pacheco», «Sta. Rosa», «Dr. Peset»: short forms that open a name. */
const OPENS_A_NAME =
  /(?<!\p{L})(?:av|avda|bv|blvd|ctra|sta|sto|gral|gnral|dr|dra|cnel|pdte|pte|cmte|alte|mons|fray|ntra|urb|fracc|pje|psje)\.(?= ?[\p{Lu}\d])/giu
/** «José C. Paz», «Juan B. Justo», «J. P. Morgan», «calle L. Alem»; of «Carnet B. Inglés» and «nivel C. Excel» the letter is the last word. */
const INITIAL =
  /(?<=(?<!\p{L})(?:(?!(?:Clase|Tipo|Categor|Carn|Permiso|Licencia|Registro|Brevete|Nivel|Grupo|Serie|Plan|Turno|Hepatitis|Vitamina|Letra|Zona|Sector|Etapa|Fase|Lenguaje|Programaci|Objective|Visual|Grado|Opci)\p{L}*)\p{Lu}\p{Ll}+|\p{Lu}\.|(?:calle|avenida|barrio|colonia|plaza|pasaje|parque|colegio|escuela|instituto|hospital|localidad|don|doña)) ?)\p{Lu}\.(?= ?\p{Lu}\p{L})|(?<!\p{L})\p{Lu}\.(?= ?\p{Lu}\. ?\p{Lu}\p{Ll})/gu

/** No end of anything that is said. */
const MARK = '’'

/** The flat text with the dots that end a short form and no sentence, as in the middle of a name, put out of the way. */
export function withoutShortDots(flat: string, text: string): string {
  const dots = [...text.matchAll(OPENS_A_NAME), ...text.matchAll(INITIAL)].map(
    ({ index, 0: said }) => index + said.length - 1,
  )
  if (dots.length === 0) return flat
  // By position, and not by letter: a picture takes two of them.
  const letters = flat.split('')
  for (const at of dots) letters[at] = MARK
  return letters.join('')
}
