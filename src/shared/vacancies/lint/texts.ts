import type { Alternative, Requirement } from '../../matching/matching.ts'
import { plainText, type VacancyDocument } from '../vacancy-document.ts'

/** A field that people read, as plain text. */
export interface LintText {
  path: string
  text: string
}

/** Every text of a vacancy in the order of the editor, which is also the order of its findings. */
export function textsOf(document: VacancyDocument): LintText[] {
  const texts = [
    at('title', document.title),
    at('department', document.department),
    at('on_behalf_of', document.on_behalf_of),
    at('salary.variable_text', document.salary.variable_text),
    ...document.benefits.map((benefit, i) => at(`benefits.${i}`, benefit)),
    at('description', plainText(document.description)),
    ...document.responsibilities.map((duty, i) => at(`responsibilities.${i}`, duty)),
    ...document.requirements.flatMap((requirement, i) => inRequirement(requirement, `requirements.${i}.value`)),
    ...document.questions.flatMap((question, i) => [
      at(`questions.${i}.text`, question.text),
      ...question.options.map((option, j) => at(`questions.${i}.options.${j}`, option)),
    ]),
    ...document.steps.map((step, i) => at(`steps.${i}.name`, step.name)),
  ]
  return texts.filter(({ text }) => text !== '')
}

const at = (path: string, text: string): LintText => ({ path, text })

function inRequirement(requirement: Requirement, path: string): LintText[] {
  switch (requirement.type) {
    case 'SKILL':
    case 'ROLE_EXPERIENCE':
    case 'CERTIFICATION':
      return [at(`${path}.name`, requirement.value.name)]
    case 'EDUCATION':
      return [at(`${path}.field`, requirement.value.field ?? '')]
    case 'OWN_WORDS':
      return [at(`${path}.text`, requirement.value.text)]
    case 'ANY_OF':
      return requirement.value.options.flatMap((option, i) => inAlternative(option, `${path}.options.${i}`))
    case 'CUSTOM':
      return [at(`${path}.question`, requirement.value.question)]
    default:
      return []
  }
}

function inAlternative(option: Alternative, path: string): LintText[] {
  if (option.type === 'OWN_WORDS') return [at(`${path}.text`, option.text)]
  if (option.type === 'EDUCATION') return [at(`${path}.field`, option.field ?? '')]
  return option.type === 'LANGUAGE' ? [] : [at(`${path}.name`, option.name)]
}
