import { useState } from 'react'
import { website as websiteRule } from '#shared/companies/company-fields.ts'
import { useDomainCheck } from '#web/data/companies/companies.ts'
import { ApiError } from '#web/lib/api-error.ts'

/** Warns about a website that another company uses; whoever has seen the warning may go on. */
export function useDomainGate() {
  const [website, setWebsite] = useState('')
  const is_in_use = useDomainCheck(website).data?.situation === 'IN_USE'

  async function pass<T>(wanted: string, create: (confirm: boolean) => Promise<T>): Promise<T> {
    try {
      return await create(is_in_use && wanted === website)
    } catch (error) {
      if (error instanceof ApiError && error.code.startsWith('domain_')) setWebsite(wanted)
      throw error
    }
  }

  return {
    /** What the notice is about; empty until a whole website was typed. */
    website,
    is_in_use,
    pass,
    look: (typed: string) => setWebsite(websiteRule.safeParse(typed).data ?? ''),
  }
}
