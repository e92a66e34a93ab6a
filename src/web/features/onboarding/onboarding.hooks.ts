import { useOnboardingDraft } from '#web/lib/onboarding-draft.ts'

interface CompanyAnswers {
  companyName: string
  companyWebsite: string
}

/** Keeps the first company's data in the draft; the one place where the company itself is created, once. */
export function useKeepCompany(): (answers: CompanyAnswers) => Promise<void> {
  const setRecruiter = useOnboardingDraft((draft) => draft.setRecruiter)
  return async (answers) => setRecruiter(answers)
}

/** Where the recruiter's choices lead: into the new company when there is one, else to the list. */
export function useCompanyPaths(): { vacancy: string; team: string } {
  const company_id = useOnboardingDraft((draft) => draft.recruiter.newCompanyId)
  if (company_id === null) return { vacancy: '/app/my-companies', team: '/app/my-companies' }
  return {
    vacancy: `/app/my-companies/${company_id}/vacancies/new`,
    team: `/app/my-companies/${company_id}?tab=equipo`,
  }
}
