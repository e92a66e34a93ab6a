import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { type Group, type Part, part } from './parts.ts'
import type { Words } from './words.ts'

/** Groups in the order in which they first appear. The year of last use serves matching and is not printed. */
export function skillGroups(document: CvDocument, words: Words): Group[] {
  const groups = new Map<string, Part[]>()
  for (const skill of document.skills.filter(({ hidden, name }) => !hidden && name)) {
    const notes = [skill.level && words.skill_level[skill.level], skill.years && words.years(skill.years)].filter(
      Boolean,
    )
    const text = notes.length > 0 ? `${skill.name} (${notes.join(', ')})` : skill.name
    groups.set(skill.group, [...(groups.get(skill.group) ?? []), ...part('Habilidad', text)])
  }
  return [...groups].map(([name, items]) => ({ name, items }))
}

export function interestGroups(document: CvDocument): Group[] {
  const items = document.interests.flatMap((interest) => part('Interés', interest))
  return items.length > 0 ? [{ name: '', items }] : []
}

export function usedSkills(skills: readonly { name: string }[]): Part[] {
  return skills.flatMap(({ name }) => part('Habilidad usada', name))
}
