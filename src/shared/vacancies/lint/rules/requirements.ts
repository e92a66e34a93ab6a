import { plainText, type VacancyDocument } from '../../vacancy-document.ts'
import type { LintFinding } from '../../vacancy-lint.ts'
import { flatten } from '../flat.ts'

const MOST_MUSTS = 8
export const MOST_REQUIREMENTS = 12
/** Why what was read of a long ad is not all ticked. */
export const TOO_MANY_REQUIREMENTS = `Con más de ${MOST_REQUIREMENTS} requisitos mucha gente válida no se postula. Marca de aquí solo lo que de verdad decide.`
const SHORTEST_DESCRIPTION = 400

const advice = (rule: string, path: string, reason: string): LintFinding => ({
  rule,
  level: 'ADVICE',
  path,
  start: 0,
  end: 0,
  quote: '',
  reason,
  rewrite: null,
})

export function amountFindings({ requirements, description }: VacancyDocument): LintFinding[] {
  const musts = requirements.filter(({ importance }) => importance === 'EXCLUYENTE').length
  return [
    ...(musts > MOST_MUSTS
      ? [advice('too_many_musts', 'requirements', `Deja como excluyente solo lo imprescindible: ahora hay ${musts}.`)]
      : []),
    ...(requirements.length > MOST_REQUIREMENTS
      ? [
          advice(
            'too_many_requirements',
            'requirements',
            `Con más de ${MOST_REQUIREMENTS} requisitos mucha gente válida no se postula: quédate con los que de verdad deciden.`,
          ),
        ]
      : []),
    ...(plainText(description).length < SHORTEST_DESCRIPTION
      ? [advice('description_short', 'description', `Cuenta un poco más: mínimo ${SHORTEST_DESCRIPTION} caracteres.`)]
      : []),
  ]
}

type Seniority = NonNullable<VacancyDocument['seniority']>

/** Years that clearly belong to another level; in between, autonomy decides and nobody is told anything. */
const YEARS_OF_LEVEL: Readonly<Record<Seniority, { least: number; most: number }>> = {
  SIN_EXPERIENCIA: { least: 0, most: 0 },
  JUNIOR: { least: 0, most: 3 },
  SEMI_SENIOR: { least: 1, most: 7 },
  SENIOR: { least: 3, most: 50 },
  EXPERT: { least: 5, most: 50 },
}

const TITLE_LEVELS: readonly (readonly [RegExp, readonly Seniority[]])[] = [
  [/\bsemi[ -]?senior\b|\bssr\b|\bsemi[ -]?sr\b/, ['SEMI_SENIOR']],
  [/\bjunior\b|\bjr\b/, ['JUNIOR', 'SIN_EXPERIENCIA']],
  [/\b(?:becari[oa]|practicante|trainee|aprendiz)\b/, ['SIN_EXPERIENCIA', 'JUNIOR']],
  [/\bsenior\b|\bsr\b/, ['SENIOR', 'EXPERT']],
]

export function seniorityFindings({ requirements, seniority, title }: VacancyDocument): LintFinding[] {
  if (seniority === null) return []
  const years = requirements.flatMap(({ type, value }) =>
    type === 'TOTAL_EXPERIENCE' || type === 'ROLE_EXPERIENCE' ? [value.min_years] : [],
  )
  const asked = Math.max(...years)
  const { least, most } = YEARS_OF_LEVEL[seniority]
  const odd_years = years.length > 0 && (asked > most || asked < least)
  const named = TITLE_LEVELS.find(([found]) => found.test(flatten(title)))
  return [
    ...(odd_years
      ? [
          advice(
            'seniority_years',
            'seniority',
            'El nivel y los años de experiencia que pides no encajan entre sí: revisa uno de los dos.',
          ),
        ]
      : []),
    ...(named && !named[1].includes(seniority)
      ? [
          advice(
            'seniority_title',
            'seniority',
            'El título habla de otro nivel que el elegido: haz que digan lo mismo.',
          ),
        ]
      : []),
  ]
}
