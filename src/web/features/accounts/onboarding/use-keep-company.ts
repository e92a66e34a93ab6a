import { loadCompany, useCreateCompany, useUpdateCompany } from '#web/data/companies/companies.ts'
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
  return loadCompany(id).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}

/** Creates the first company once; whoever comes back changes that one. */
export function useKeepCompany(): (answers: CompanyAnswers) => Promise<void> {
  const { recruiter, setRecruiter } = useOnboardingDraft()
  const create = useCreateCompany()
  const update = useUpdateCompany(recruiter.newCompanyId ?? '')
  return async ({ name, website, confirm }) => {
    const before = await findDrafted(recruiter.newCompanyId)
    const is_same = before?.name === name && before.website === website
    if (before && !is_same) {
      await update.mutateAsync({ name, website, revision: before.revision })
    }
    const { id } = before ?? (await create.mutateAsync({ name, website, confirm }))
    setRecruiter({ companyName: name, companyWebsite: website, newCompanyId: id })
  }
}
