import type { Criterion, Overall, Rating } from '#shared/hiring/scorecards.ts'

interface Given {
  overall: Overall | null
  ratings: readonly { criterion_id: string; rating: Rating }[]
}

const VALUE: Record<Exclude<Rating, 'NO_EVALUADO'>, number> = { NO: 0, REGULAR: 1, BIEN: 2, MUY_BIEN: 3 }
const YES: readonly (Overall | null)[] = ['CONTRATAR', 'CONTRATAR_SIN_DUDA']
const FAR_APART = 2

/** Whether those who judged agree, what nobody looked at, and where they are far apart. */
export function agreementOf(criteria: readonly Criterion[], cards: readonly Given[]) {
  const valuesOf = (id: string) =>
    cards.flatMap(({ ratings }) =>
      ratings.flatMap(({ criterion_id, rating }) =>
        criterion_id === id && rating !== 'NO_EVALUADO' ? [VALUE[rating]] : [],
      ),
    )
  const rated = criteria.map(({ id, name }) => ({ name, values: valuesOf(id) }))
  const yes = cards.filter(({ overall }) => YES.includes(overall)).length
  const isAgreed = yes === 0 || yes === cards.length
  return {
    agreement: cards.length < 2 ? ('POCOS_DATOS' as const) : isAgreed ? ('ACUERDO' as const) : ('DESACUERDO' as const),
    not_rated: rated.filter(({ values }) => values.length === 0).map(({ name }) => name),
    disputed: rated
      .filter(({ values }) => values.length > 1 && Math.max(...values) - Math.min(...values) >= FAR_APART)
      .map(({ name }) => name),
  }
}
