import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import type { Alternative, Requirement } from '#shared/matching/matching.ts'
import { foldedWords, termOf } from './term.ts'

const MOST = 300

/** Two vacancies that ask the same, in whatever words, share one answer; levels and years are part of the question. */
export function answerKey(requirement: Requirement): string {
  return `${requirement.type}:${partsOf(requirement).join(':')}`.slice(0, MOST)
}

const words = (text: string): string => foldedWords(text).join(' ')

function partsOf(requirement: Requirement): unknown[] {
  switch (requirement.type) {
    case 'ANY_OF':
      return requirement.value.options.map((option) => simpleParts(option).join('+')).toSorted()
    case 'SKILL':
      return simpleParts({ type: requirement.type, ...requirement.value })
    case 'ROLE_EXPERIENCE':
      return simpleParts({ type: requirement.type, ...requirement.value })
    case 'LANGUAGE':
      return simpleParts({ type: requirement.type, ...requirement.value })
    case 'EDUCATION':
      return simpleParts({ type: requirement.type, ...requirement.value })
    case 'CERTIFICATION':
      return simpleParts({ type: requirement.type, ...requirement.value })
    case 'OWN_WORDS':
      return simpleParts({ type: requirement.type, ...requirement.value })
    case 'CUSTOM':
      return [words(requirement.value.question)]
    case 'LOCATION':
      return [
        requirement.value.modality,
        ...requirement.value.places.map((place) => words(Object.values(place).join(' '))),
      ]
    case 'SHIFT':
      return requirement.value.shifts.toSorted()
    default:
      return Object.values(requirement.value)
  }
}

function simpleParts(asked: Alternative): unknown[] {
  switch (asked.type) {
    case 'SKILL':
      return [termOf(asked.skill_id ?? skillIdOf(asked.name), asked.name), asked.min_level ?? '', asked.min_years ?? '']
    case 'ROLE_EXPERIENCE':
      return [termOf(asked.role_id, asked.name), asked.min_years]
    case 'LANGUAGE':
      return [asked.language, asked.min_level ?? '']
    case 'EDUCATION':
      return [
        asked.min_level,
        words(asked.field ?? ''),
        asked.equivalent_years ?? '',
        ...(asked.unfinished ? ['+'] : []),
      ]
    case 'CERTIFICATION':
      return [words(asked.name)]
    case 'OWN_WORDS':
      return [words(asked.text)]
  }
}
