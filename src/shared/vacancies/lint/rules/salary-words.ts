import { salaryWords } from '../../../words/vacancies.ts'
import type { SalaryBand } from '../../vacancy-document.ts'
import { ENDING, isNegated, OPENING } from '../context.ts'
import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'

const PAY =
  '(?:salarios?|sueldos?|remuneracion(?:es)?|retribucion(?:es)?|honorarios|condiciones economicas|oferta economica|compensacion economica|paquete (?:salarial|retributivo|de compensacion)|(?<!la )renta(?! (?:fija|variable))|salary|compensation)'
const VAGUE =
  '(?:a convenir|a negociar|a tratar|a definir|por definir|negociables?|(?:segun|acordes? (?:a|al|con|a la|con la)) (?:el |la |tu |su |los )?(?:valia|experiencia|perfil|aptitudes|capacidades|entrevista|candidat[oa]|mercado|conocimientos|formacion)|(?:muy |altamente )?(?:competitiv|atractiv)[oa]s?|competitive|negotiable|depending on experience)'

/** A figure in the same sentence says what the words leave open. */
const saysHowMuch = ({ before, words, after }: Around): boolean => /\d{3}|\d ?k\b/.test(`${before}${words}${after}`)
/** Pay policies as the content of a job. */
const isWork = ({ before }: Around): boolean =>
  /(?:analisis|estudios?|disen[a-z]+|elabor[a-z]+|defin[a-z]+|benchmark|politicas?|bandas|estructuras?)(?: [a-z]{1,15}){0,4} ?$/.test(
    before,
  )

/** With a band in the form, the words can say it. */
export function vagueSalary(salary: SalaryBand): PhraseRule {
  const band = salaryWords(salary)
  return {
    rule: 'salary_vague',
    level: 'BLOCK',
    reason: 'Quien busca empleo necesita saber cuánto se paga: la banda salarial ya lo dice mejor que estas palabras.',
    rewrite: band === '' ? null : `salario de ${band}`,
    unless: (around) => saysHowMuch(around) || isWork(around) || isNegated(around),
    rows: [
      {
        found: pattern`\b${PAY}(?: (?:fij[oa]|base|brut[oa]|net[oa]|mensual|anual|inicial|economic[oa]|muy)){0,3}:? ?,? ?(?:sera |es |son )?${VAGUE}(?![a-z])`,
      },
      {
        found: pattern`\b(?:competitiv|atractiv)[oa]s? ${PAY}\b|\b(?:competitive|attractive) (?:salary|compensation|pay)\b`,
      },
      { found: pattern`(?<lead>${OPENING})segun (?:tu |su )?valia${ENDING}` },
      {
        found: pattern`\b(?:a convenir|competitiv[oa]s?|segun valia|a negociar)(?![a-z])`,
        unless: ({ path }) => path !== 'salary.variable_text',
        rewrite: null,
      },
    ],
  }
}
