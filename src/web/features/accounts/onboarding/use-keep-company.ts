import { useQueryClient } from '@tanstack/react-query'
import { createCompany, getCompany, updateCompany } from '#shared/companies/companies.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useOnboardingDraft } from './onboarding-draft.ts'

interface CompanyAnswers {
  name: string
  website: string
  /** The person has seen that another company uses this domain and goes on. */
  confirm: boolean
}

/** The company of the draft, if it still exists and is still the person's. */
async function findDrafted(id: string | null) {
  if (id === null) return null
  return call(getCompany, { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}

/** Creates the first company once; whoever comes back changes that one. */
export function useKeepCompany(): (answers: CompanyAnswers) => Promise<void> {
  const { recruiter, setRecruiter } = useOnboardingDraft()
  const client = useQueryClient()
  return async ({ name, website, confirm }) => {
    const before = await findDrafted(recruiter.newCompanyId)
    const is_same = before?.name === name && before.website === website
    if (before && !is_same) {
      const body = { name, website, revision: before.revision }
      await call(updateCompany, { params: { id: before.id }, body })
    }
    const { id } = before ?? (await call(createCompany, { body: { name, website, confirm } }))
    setRecruiter({ companyName: name, companyWebsite: website, newCompanyId: id })
    await client.invalidateQueries({ queryKey: ['companies'] })
  }
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
