import type { Requirement } from '#shared/matching/matching.ts'
import { plainText, type VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { dayWords, shiftsWords } from '#shared/words/hours.ts'
import { importanceWords } from '#shared/words/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { familyWords } from '#shared/words/role-families.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { contractWords, modalityWords, seniorityWords } from '#shared/words/work.ts'
import { clashesFirst, type MergePart, type Picks, whoChanged } from '#web/editor/merging/merge.ts'
import type { MergeRules } from '#web/editor/merging/merge-question.tsx'
import { formatDate } from '#web/lib/format.ts'
import { fullPlaceWords } from '#web/lib/place-words.ts'
import { fieldsOf, type StepKey, steps } from './steps.ts'
import type { VacancyContent } from './vacancy-content.ts'

/** What of the content belongs to a step. */
function partOf({ document, hiring_team }: VacancyContent, step: StepKey): unknown[] {
  const fields: Readonly<Record<string, unknown>> = { ...document, hiring_team }
  return fieldsOf(step).map((field) => fields[field] ?? null)
}

const sameStep = (one: VacancyContent, other: VacancyContent, step: StepKey): boolean =>
  JSON.stringify(partOf(one, step)) === JSON.stringify(partOf(other, step))

/** The steps in which two texts of a vacancy differ. */
export function mergeSteps(base: VacancyContent, mine: VacancyContent, theirs: VacancyContent): MergePart[] {
  const found = steps.flatMap(({ key, title }): MergePart[] => {
    if (sameStep(mine, theirs, key)) return []
    const changed_by = whoChanged(!sameStep(base, mine, key), !sameStep(base, theirs, key))
    return [{ key, title, changed_by, mine: stepLines(mine, key), theirs: stepLines(theirs, key) }]
  })
  return clashesFirst(found)
}

export function merged(mine: VacancyContent, theirs: VacancyContent, picks: Picks): VacancyContent {
  const taken = steps.filter(({ key }) => picks[key] === 'THEIRS').flatMap(({ key }) => fieldsOf(key))
  const parts = Object.entries(theirs.document).filter(([field]) => taken.includes(field))
  return {
    document: Object.assign({}, mine.document, Object.fromEntries(parts)),
    hiring_team: taken.includes('hiring_team') ? theirs.hiring_team : mine.hiring_team,
  }
}

type Lines = (string | null | false | undefined)[]

const linesOfStep: Readonly<Record<StepKey, (document: VacancyDocument, content: VacancyContent) => Lines>> = {
  puesto: ({ title, role_family, seniority, openings, department, on_behalf_of }) => [
    title,
    familyWords(role_family),
    seniority && seniorityWords[seniority],
    `Plazas: ${openings}`,
    department,
    on_behalf_of,
  ],
  condiciones: (document) => [
    document.modality && modalityWords[document.modality],
    document.office_days !== null && `Días en la oficina: ${document.office_days}`,
    ...document.locations.map(fullPlaceWords),
    document.contract && contractWords[document.contract],
    dayWords(document),
    shiftsWords(document.shifts),
    document.no_experience_needed && 'Sin experiencia previa',
    salaryWords(document.salary),
    document.salary.variable_text,
    ...document.benefits,
    document.start_date && formatDate(document.start_date),
  ],
  requisitos: ({ requirements, description, responsibilities }) => [
    ...requirements.map(requirementLine),
    ...plainText(description).split('\n'),
    ...responsibilities,
  ],
  proceso: ({ steps: process, questions, reply_days }, { hiring_team }) => [
    reply_days !== null && `Plazo de respuesta: ${reply_days} días`,
    ...process.map(({ name, expected_days }) => `${name} (${expected_days} días)`),
    ...questions.map(({ text }) => text),
    `Equipo de contratación: ${hiring_team.length}`,
  ],
  publicar: ({ duration_days }) => [`Duración: ${duration_days} días`],
}

const requirementLine = (requirement: Requirement): string =>
  `${requirementWords(requirement)} (${importanceWords[requirement.importance].toLowerCase()})`

/** A step in words, to be compared side by side. */
function stepLines(content: VacancyContent, step: StepKey): string[] {
  return linesOfStep[step](content.document, content).flatMap((line) => line || [])
}

export const vacancyMerge: MergeRules<VacancyContent> = {
  title: 'Esta vacante cambió en otro lugar',
  text: 'Alguien guardó otra versión de esta vacante mientras escribías.',
  partsOf: mergeSteps,
  merged,
}
