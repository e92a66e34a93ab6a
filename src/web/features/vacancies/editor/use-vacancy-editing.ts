import { useDeferredValue, useMemo, useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { lintVacancy } from '#shared/vacancies/lint/lint.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { publishProblems, teamProblem } from '#shared/vacancies/vacancy-problems.ts'
import { pointsOf } from './steps.ts'
import { INCOMPLETE, isWhole, type VacancyContent } from './vacancy-content.ts'

/** The open text and what is to be said about it. */
export function useVacancyEditing(start: VacancyContent, company: Company) {
  const [content, setContent] = useState(start)
  // Typing comes first; what is said about the text may follow a moment later.
  const judged = useDeferredValue(content)
  const remarks = useMemo(() => remarksOn(judged, company.countries[0] ?? null), [judged, company.countries])
  const changeDocument = (edit: (document: VacancyDocument) => VacancyDocument) =>
    setContent((now) => ({ ...now, document: edit(now.document) }))
  return {
    content,
    setContent,
    ...remarks,
    changeDocument,
    change: (part: Partial<VacancyDocument>) => changeDocument((document) => ({ ...document, ...part })),
    changeTeam: (hiring_team: VacancyContent['hiring_team']) => setContent((now) => ({ ...now, hiring_team })),
  }
}

function remarksOn({ document, hiring_team }: VacancyContent, company_country: string | null) {
  const begun = document.requirements.flatMap((row, index): [string, string][] =>
    isWhole(row) ? [] : [[`requirements.${index}`, INCOMPLETE]],
  )
  const team = teamProblem(hiring_team)
  const problems = { ...publishProblems(document), ...Object.fromEntries(begun), ...(team && { hiring_team: team }) }
  const country = document.locations[0]?.country ?? company_country
  const findings = lintVacancy(document, { company_country: country, year: new Date().getFullYear() })
  return { problems, findings, points: pointsOf(problems, findings) }
}
