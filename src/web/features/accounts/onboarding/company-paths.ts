import { useOnboardingDraft } from './onboarding-draft.ts'

/** Where the recruiter's choices lead: into the new company when there is one, else to the list. */
export function useCompanyPaths(): { vacancy: string; team: string } {
  const company_id = useOnboardingDraft((draft) => draft.recruiter.newCompanyId)
  if (company_id === null) return { vacancy: '/app/my-companies', team: '/app/my-companies' }
  return {
    vacancy: `/app/my-companies/${company_id}/vacancies/new`,
    team: `/app/my-companies/${company_id}?tab=equipo`,
  }
}
