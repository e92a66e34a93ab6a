import { flatten } from '#server/features/language/normalise/fold.ts'

const LEARNING =
  '(?:ciclo|curso|cursos|carrera|universidad|instituto|escuela|facultad|academia|formacion|practicas|clase|clases|teoria)'
const ONLY_SEEN = new RegExp(
  [
    `(?<![a-z])(?:solo|solamente|unicamente|nada mas) (?:lo (?:visto|aprendido|estudiado|dado) )?(?:en (?:el|la|los|las|un|una|mi) )?${LEARNING}(?![a-z])`,
    '(?<![a-z])(?:solo|solamente|unicamente) (?:lo )?(?:visto|estudiado|aprendido|teoric[oa])(?![a-z])',
    '(?<![a-z])(?:l[oa]s? )?(?:he visto|vi|vimos|veia) (?:usar|hacer|manejar|poner|colocar|aplicar)(?![a-z])',
    '(?<![a-z])(?:a )?nivel teorico(?![a-z])',
  ].join('|'),
)

/** «Formulación: solo lo visto en el ciclo», «la sonda la vi usar»: it is known by sight, and was not done. */
export const isOnlySeen = (sentence: string): boolean => ONLY_SEEN.test(flatten(sentence))
