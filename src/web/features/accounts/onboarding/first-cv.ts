import type { z } from 'zod'
import { SKILL_NAME_MAX } from '#shared/core/limits.ts'
import { type CvDocument, skill } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS } from '#shared/cvs/cv-limits.ts'
import type { newCv } from '#shared/cvs/cvs.ts'
import { skillsLike } from '#web/data/taxonomy.ts'
import { isName } from './read-answers.ts'

/** Where the person lives. */
export interface Home {
  city: string
  country: string | null
}

interface SeekerAnswers extends Home {
  mainRole: string
  skills: readonly string[]
}

const sameName = new Intl.Collator('es', { sensitivity: 'base' })

/** The typed skill as a skill of a CV; known ones get their id, and a silent dictionary holds nobody up. */
async function asSkill(typed: string): Promise<CvDocument['skills'][number]> {
  const name = typed.trim().slice(0, SKILL_NAME_MAX)
  const match = (await skillsLike(name)).find((one) => sameName.compare(one.name, name) === 0)
  return skill.parse({ id: crypto.randomUUID(), name, skill_id: match?.id ?? null })
}

function skillsOf(names: readonly string[]): Promise<CvDocument['skills']> {
  return Promise.all(names.filter((name) => name.trim() !== '').map(asSkill))
}

/** The first CV: what the person said in the steps before; the server adds what the profile knows. */
export async function firstCv({ mainRole, skills, ...home }: SeekerAnswers): Promise<z.input<typeof newCv>> {
  return {
    target_role: mainRole,
    document: { basics: { headline: mainRole, ...home }, skills: await skillsOf(skills) },
  }
}

/** What was read from a file, with what the person said before; what the file says comes first, but where somebody lives they said last. */
export async function withAnswers(
  document: CvDocument,
  { mainRole, skills, city, country }: SeekerAnswers,
): Promise<CvDocument> {
  const { basics } = document
  const said = await skillsOf(skills)
  const missing = said.filter(({ name }) => !document.skills.some((one) => sameName.compare(one.name, name) === 0))
  return {
    ...document,
    basics: {
      ...basics,
      headline: isName(basics.headline) ? basics.headline : mainRole || basics.headline,
      city: city || basics.city,
      country: country ?? basics.country,
    },
    skills: [...document.skills, ...missing].slice(0, CV_COUNTS.skills),
  }
}
