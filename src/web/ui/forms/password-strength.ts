import { PASSWORD_MIN } from '#shared/core/limits.ts'

export const PASSWORD_HELP = `Al menos ${PASSWORD_MIN} caracteres. Una frase larga es fácil de recordar y difícil de adivinar.`

interface Strength {
  level: 0 | 1 | 2 | 3
  word: string
  advice: string
}

const RECOMMENDED = 15
const EASY = /^(.)\1*$|1234|abcd|qwert|asdf|contrase|password|skillo|hola|admin/i

/** A hint while typing, short enough for one line of a phone; the rule itself is the contract's. */
export function passwordStrength(password: string): Strength {
  const length = [...password].length
  const distinct = new Set(password.toLowerCase()).size
  if (length < PASSWORD_MIN) {
    const missing = PASSWORD_MIN - length
    return {
      level: 0,
      word: 'Corta',
      advice: `Te ${missing === 1 ? 'falta 1 carácter' : `faltan ${missing} caracteres`}.`,
    }
  }
  if (EASY.test(password) || distinct < 6) {
    return { level: 1, word: 'Fácil de adivinar', advice: 'Usa otras palabras.' }
  }
  if (length < RECOMMENDED) return { level: 2, word: 'Buena', advice: `Con ${RECOMMENDED} o más, aún mejor.` }
  return { level: 3, word: 'Excelente', advice: 'Guárdala en un lugar seguro.' }
}
