import { z } from 'zod'

/** Spanish sentences for the checks whose schema says nothing more exact. */
export function installSpanishMessages(): void {
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type':
          return issue.input === undefined || issue.input === null ? 'Completa este campo.' : 'Revisa este campo.'
        case 'invalid_value':
          return 'Elige una opción de la lista.'
        case 'too_small':
          return issue.origin === 'string'
            ? `Escribe al menos ${issue.minimum} caracteres.`
            : `El mínimo es ${issue.minimum}.`
        case 'too_big':
          return issue.origin === 'string'
            ? `Escribe como máximo ${issue.maximum} caracteres.`
            : `El máximo es ${issue.maximum}.`
        default:
          return 'Revisa este campo.'
      }
    },
  })
}
