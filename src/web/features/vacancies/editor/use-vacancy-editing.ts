import { useDeferredValue, useMemo, useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { dayOf } from '#shared/core/time.ts'
import { lintVacancy } from '#shared/vacancies/lint/lint.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { publishProblems, teamProblem } from '#shared/vacancies/vacancy-problems.ts'
import { useSettled } from '#web/ui/hooks/use-settled.ts'
import { pointsOf } from './steps.ts'
import { INCOMPLETE, isWhole, type VacancyContent } from './vacancy-content.ts'

/** Checking a long text takes as long as several keystrokes, so it is done between two sentences. */
const PAUSE = 350

/** The open text and what is to be said about it. */
export function useVacancyEditing(start: VacancyContent, company: Company) {
  const [content, setContent] = useState(start)
  // Typing comes first; what is said about the text may follow a moment later.
  const judged = useDeferredValue(content)
  const settled = useSettled(content.document, PAUSE)
  const problems = useMemo(() => problemsIn(judged), [judged])
  const findings = useMemo(() => findingsIn(settled, company.countries[0] ?? null), [settled, company.countries])
  const changeDocument = (edit: (document: VacancyDocument) => VacancyDocument) =>
    setContent((now) => ({ ...now, document: edit(now.document) }))
  return {
    content,
    setContent,
    problems,
    findings,
    points: pointsOf(problems, findings),
    changeDocument,
    change: (part: Partial<VacancyDocument>) => changeDocument((document) => ({ ...document, ...part })),
    changeTeam: (hiring_team: VacancyContent['hiring_team']) => setContent((now) => ({ ...now, hiring_team })),
  }
}

function problemsIn({ document, hiring_team }: VacancyContent) {
  const begun = document.requirements.flatMap((row, index): [string, string][] =>
    isWhole(row) ? [] : [[`requirements.${index}`, INCOMPLETE]],
  )
  const team = teamProblem(hiring_team)
  return { ...publishProblems(document), ...Object.fromEntries(begun), ...(team && { hiring_team: team }) }
}

function findingsIn(document: VacancyDocument, company_country: string | null) {
  const country = document.locations[0]?.country ?? company_country
  return lintVacancy(document, { company_country: country, today: dayOf(new Date()) })
}
