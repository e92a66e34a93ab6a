import { roleIdOf, rolesBeside } from '#server/features/language/normalise/concept-of.ts'
import { isOnlyARank, roleInContext } from '#server/features/language/normalise/role-in-context.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Notes } from '../notes.ts'
import { inTrade, shortWords } from '../said/trade-words.ts'
import { termOf } from '../term.ts'
import type { ExperienceFact, SkillMention } from '../types.ts'
import type { CvJob } from './cv-sections.ts'

interface JobReading {
  headline: string
  /** Asked only for positions in which the taxonomy finds no role. */
  nearestRole: (position: string) => string | null
  notes: Notes
}

export function readJob(job: CvJob, path: string, { headline, nearestRole, notes }: JobReading): ExperienceFact {
  const role_id = isOnlyARank(job.position)
    ? roleIdOf(headline)
    : roleInContext(job.position, [job.summary, ...job.achievements].join('\n'))
  const position_path = job.position_path ?? `${path}.position`
  const also = rolesBeside(job.position)
  const listed = job.skills.map((id, i): SkillMention => {
    const name = taxonomy().skill(id)?.name_es ?? id
    return { term: id, name, level: null, lapsed: false, source: notes.whole(`${path}.skills.${i}`, name) }
  })
  return {
    term: termOf(role_id, job.position),
    position: job.position,
    near_role_id: role_id === null ? nearestRole(job.position) : null,
    ...(also.length > 0 && { also }),
    ...(job.places && { places: job.places }),
    start: job.start,
    end: job.end,
    skills: [
      ...notes.mentions(position_path, job.position),
      ...job.achievements.flatMap((text, i) => told(`${path}.achievements.${i}`, text)),
      ...told(`${path}.summary`, job.summary),
      ...listed,
    ],
    source: notes.whole(position_path, job.position),
  }

  function told(cv_path: string, text: string): SkillMention[] {
    const short = shortWords(role_id, cv_path, text)
    if (short.length > 0) notes.whole(cv_path, text)
    return [...inTrade(role_id, notes.mentions(cv_path, text)), ...short]
  }
}
