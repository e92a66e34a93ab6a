import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Asked, Draft } from '../drafts/draft.ts'

type Choice = Extract<Asked, { type: 'ANY_OF' }>['value']

/** Without what another demand of the ad says already. */
export function withoutRepeats(all: readonly Draft[]): Draft[] {
  const drafts = withPapersApart(all)
  const choices = drafts.filter(({ asked }) => asked.type === 'ANY_OF')
  const ways = new Set(choices.filter(({ doubt }) => doubt === null).flatMap(skillsOf))
  const begin = new Map(choices.map((one) => [one.at, one]))
  const years = new Map<Draft, number>()
  let around: Draft | undefined
  const kept = drafts.filter((one) => {
    if (one.asked.type === 'ANY_OF') around = one
    const [id] = one.asked.type === 'SKILL' ? skillsOf(one) : []
    if (one.asked.type !== 'SKILL' || id === undefined) return true
    // «Selenium o Cypress» is asked for; among the tasks one of them is only named.
    if (one.doubt !== null && ways.has(id)) return false
    // «2 años en UPC o urgencias»: the years are those of the choice.
    if (around && one.end <= around.end && skillsOf(around).includes(id)) {
      if (one.asked.value.min_years) years.set(around, one.asked.value.min_years)
      return false
    }
    // «PLC Siemens o Allen Bradley»: which ones they are is said right after.
    const next = begin.get(one.end + 1)
    return !next || !skillsOf(next).includes(id)
  })
  return kept.map((one) => withYears(one, years.get(one)))
}

/** «Carnet de carretillero» and «2 años con carretilla»: who has driven one may not have the card. */
function withPapersApart(drafts: readonly Draft[]): Draft[] {
  const known = drafts.filter(({ key }) => key.startsWith('SKILL ')).flatMap(skillsOf)
  return drafts.map((one) => {
    const { key, quote } = one
    const [id = ''] = key.startsWith('PAPER ') ? skillsOf(one) : []
    if (!known.some((other) => other === id || taxonomy().skill(other)?.parent_ids.includes(id))) return one
    return { ...one, asked: { type: 'CERTIFICATION', value: { name: quote.slice(0, 120) } } }
  })
}

function withYears(one: Draft, min_years: number | undefined): Draft {
  if (min_years === undefined || one.asked.type !== 'ANY_OF') return one
  const options: Choice['options'] = one.asked.value.options.map((option) =>
    option.type === 'SKILL' ? { ...option, min_years: option.min_years || min_years } : option,
  )
  return { ...one, asked: { type: 'ANY_OF', value: { options } } }
}

function skillsOf({ asked }: Draft): string[] {
  if (asked.type === 'SKILL') return asked.value.skill_id === null ? [] : [asked.value.skill_id]
  if (asked.type !== 'ANY_OF') return []
  return asked.value.options.flatMap((one) => (one.type === 'SKILL' && one.skill_id !== null ? [one.skill_id] : []))
}
