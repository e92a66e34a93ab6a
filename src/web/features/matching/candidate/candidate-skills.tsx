import { plural } from '#shared/core/numbers.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { joined } from '#shared/words/cvs.ts'
import { skillLevelWords } from '#shared/words/levels/levels.ts'
import { spokenLevel } from '#shared/words/levels/told-levels.ts'
import { spokenName } from '#shared/words/names.ts'

export function Chips({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="wrap-anywhere rounded-full bg-sunk px-3 py-1 text-sm">
          {word}
        </li>
      ))}
    </ul>
  )
}

type Skill = CvDocument['skills'][number]

/** Skills by the person's own groups; the level and the years stand beside the name. */
export function CandidateSkills({ skills }: { skills: readonly Skill[] }) {
  const groups = Map.groupBy(skills, ({ group }) => group)
  return (
    <div className="space-y-4">
      {[...groups].map(([group, of_group]) => (
        <div key={group}>
          {group && <h3 className="mb-2 font-medium font-sans text-base text-ink-soft tracking-normal">{group}</h3>}
          <ul className="flex flex-wrap gap-2">
            {of_group.map((skill) => (
              <SkillChip key={skill.id} skill={skill} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function SkillChip({ skill }: { skill: Skill }) {
  const years = skill.years === null ? '' : plural(skill.years, 'año', 'años')
  const detail = joined(' · ', skill.level && skillLevelWords[skill.level], years)
  return (
    <li className="wrap-anywhere rounded-full border border-line bg-surface px-3.5 py-1.5">
      <span className="font-medium">{skill.name}</span>
      {detail && <span className="ml-2 text-ink-soft text-sm">{detail}</span>}
    </li>
  )
}

export function CandidateLanguages({ languages }: { languages: CvDocument['languages'] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {languages.map((known) => (
        <li key={known.id} className="min-w-0">
          <span className="block font-medium first-letter:uppercase">{spokenName(known)}</span>
          <span className="wrap-anywhere text-ink-soft text-sm">
            {joined(' · ', spokenLevel(known), known.certificate)}
          </span>
        </li>
      ))}
    </ul>
  )
}
