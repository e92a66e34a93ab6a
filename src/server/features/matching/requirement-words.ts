import type { Requirement } from '#shared/matching/matching.ts'
import { prepareRequirements } from './engine/requirements.ts'

/** Each requirement as matches name it: «Python, 3 años o más». */
export const requirementTitles = (requirements: readonly Requirement[]): string[] =>
  prepareRequirements(requirements).map(({ judge }) => judge.title)
