import type { Draft } from './draft.ts'

/** Without what another demand of the ad says already. */
export function withoutRepeats(drafts: readonly Draft[]): Draft[] {
  const choices = drafts.filter(({ asked }) => asked.type === 'ANY_OF')
  const ways = new Set(choices.filter(({ doubt }) => doubt === null).flatMap(skillsOf))
  const begin = new Map(choices.map((one) => [one.at, one]))
  return drafts.filter((one) => {
    const [id] = one.asked.type === 'SKILL' ? skillsOf(one) : []
    if (id === undefined) return true
    // «Selenium o Cypress» is asked for; among the tasks one of them is only named.
    if (one.doubt !== null && ways.has(id)) return false
    // «PLC Siemens o Allen Bradley»: which ones they are is said right after.
    const next = begin.get(one.end + 1)
    return !next || !skillsOf(next).includes(id)
  })
}

function skillsOf({ asked }: Draft): string[] {
  if (asked.type === 'SKILL') return asked.value.skill_id === null ? [] : [asked.value.skill_id]
  if (asked.type !== 'ANY_OF') return []
  return asked.value.options.flatMap((one) => (one.type === 'SKILL' && one.skill_id !== null ? [one.skill_id] : []))
}
