import type { Alternative, Requirement } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { anyOf } from './kinds/any-of.ts'
import { availability } from './kinds/availability.ts'
import { certification } from './kinds/certification.ts'
import { custom } from './kinds/custom.ts'
import { education } from './kinds/education.ts'
import type { Judge } from './kinds/kind.ts'
import { language } from './kinds/language.ts'
import { location } from './kinds/location.ts'
import { ownWords } from './kinds/own-words.ts'
import { roleExperience } from './kinds/role-experience.ts'
import { salaryFit } from './kinds/salary-fit.ts'
import { shift } from './kinds/shift.ts'
import { skill } from './kinds/skill.ts'
import { totalExperience } from './kinds/total-experience.ts'
import { vehicle } from './kinds/vehicle.ts'
import { workPermit } from './kinds/work-permit.ts'

export interface PreparedRequirement {
  id: string
  importance: Requirement['importance']
  /** As the vacancy's page and every match name it. */
  title: string
  weight: number
  judge: Judge
}

/** Done once per vacancy, so that each of its candidates costs little. */
export function prepareRequirements(requirements: readonly Requirement[]): PreparedRequirement[] {
  return requirements.map((requirement) => ({
    id: requirement.id,
    importance: requirement.importance,
    weight: IMPORTANCE_WEIGHT[requirement.importance],
    title: requirementWords(requirement),
    judge: judgeOf(requirement),
  }))
}

function judgeOf(requirement: Requirement): Judge {
  switch (requirement.type) {
    case 'SKILL':
      return skill(requirement.value)
    case 'ROLE_EXPERIENCE':
      return roleExperience(requirement.value)
    case 'TOTAL_EXPERIENCE':
      return totalExperience(requirement.value)
    case 'LANGUAGE':
      return language(requirement.value)
    case 'EDUCATION':
      return education(requirement.value)
    case 'CERTIFICATION':
      return certification(requirement.value)
    case 'LOCATION':
      return location(requirement.value)
    case 'WORK_PERMIT':
      return workPermit(requirement.value)
    case 'AVAILABILITY':
      return availability(requirement.value)
    case 'SALARY_FIT':
      return salaryFit(requirement.value)
    case 'SHIFT':
      return shift(requirement.value)
    case 'VEHICLE':
      return vehicle(requirement.value)
    case 'OWN_WORDS':
      return ownWords(requirement.value)
    case 'CUSTOM':
      return custom(requirement.value)
    case 'ANY_OF':
      return anyOf(requirement.value.options.map(alternativeJudge), requirementWords(requirement))
  }
}

function alternativeJudge(option: Alternative): Judge {
  switch (option.type) {
    case 'SKILL':
      return skill(option)
    case 'ROLE_EXPERIENCE':
      return roleExperience(option)
    case 'LANGUAGE':
      return language(option)
    case 'EDUCATION':
      return education(option)
    case 'CERTIFICATION':
      return certification(option)
    case 'OWN_WORDS':
      return ownWords(option)
  }
}
