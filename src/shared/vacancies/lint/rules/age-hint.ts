import { isInclusive, speaksOfOthers } from '../context.ts'
import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'

const NO_EXPERIENCE = '(?! (?:de (?!edad)|en |como |cotizad|trabajad))'

const isOfThings = ({ before }: Around): boolean =>
  /(?:experien|antiguedad|plazo|hipoteca|garantia|vehicul|coche|moto|camion|edificio|contrato|prestamo|credito|amortizacion|historia)[^.;\n]{0,40}$/.test(
    before,
  )

export const ageHint: PhraseRule = {
  rule: 'age_hint',
  level: 'ADVICE',
  reason: 'Hablar de juventud o de edad hace pensar a mucha gente que no es bienvenida.',
  rewrite: null,
  unless: isInclusive,
  rows: [
    {
      found: pattern`\b(?:equipo|ambiente|plantilla|entorno|clima)(?: (?:de trabajo|humano|laboral))? joven\b`,
      rewrite: ({ quote }) => quote.replace(/joven/i, 'cercano'),
    },
    {
      found: pattern`\b(?:talento joven|jovenes talentos|mentalidad joven|espiritu joven|perfil(?:es)? joven(?:es)?)\b`,
      unless: speaksOfOthers,
      rewrite: ({ words }) => (words.includes('talent') ? 'talento' : 'ganas de aprender'),
    },
    { found: pattern`\byoung (?:and dynamic )?(?:team|environment|talent)\b`, rewrite: 'friendly team' },
    {
      found: pattern`\b(?:edad minima(?: de)?:? ?|mayor(?:es)? de )(?:19|2[0-5]|4[5-9]|5[0-4])(?: anos)?\b${NO_EXPERIENCE}`,
      unless: (around) => speaksOfOthers(around) || isOfThings(around),
    },
  ],
}
