import { isNegated } from '../context.ts'
import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'

/** Leave and volunteering are unpaid by their nature. */
const isLeave = ({ before, after }: Around): boolean =>
  /(?:permisos?|licencias?|excedencias?|vacaciones|voluntari[a-z]+|descansos?|pausas?|ausencias?|tareas domesticas)(?: [a-z]{1,15}){0,3} ?$/.test(
    before,
  ) || /^ (?:de |por )?(?:cuidados|permisos?|voluntari)/.test(after)

export const unpaid: PhraseRule = {
  rule: 'unpaid',
  level: 'BLOCK',
  reason: 'Todo trabajo se paga, también las prácticas, las pruebas y los primeros días.',
  rewrite: ({ quote }) => (/^no /i.test(quote) ? quote.slice('no '.length) : null),
  unless: (around) => isLeave(around) || isNegated(around),
  rows: [
    { found: pattern`\bno (?:remunerad|retribuid|pagad)[oa]s?\b` },
    {
      found: pattern`\b(?:no (?:son|es|esta|estan|sera|seran) (?:remunerad|retribuid|pagad)[oa]s?|no se (?:remuneran?|retribuyen?|pagan?))\b`,
      rewrite: null,
      unless: ({ before }) =>
        !/(?:dias|semanas?|periodo|prueba|practicas|formacion|horas|jornadas?|mes(?:es)?|beca|pasantia|capacitacion)/.test(
          before,
        ),
    },
    {
      found: pattern`\b(?:sin|ad) (?:remuneracion|retribucion|sueldo|salario|paga|honorem|goce de sueldo)\b`,
      rewrite: null,
    },
  ],
}
