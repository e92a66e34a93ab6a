import { careersQuery, readCareers } from '#shared/careers/asked-careers.ts'
import type { getCareers } from '#shared/careers/careers.ts'
import type { ShownCareers } from '#shared/jobs/drawn-page.ts'
import { read } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'

/** Without the schemas of the contract, as on the landing page; null when there is no such company. */
export async function findCareers(search: URLSearchParams, signal: AbortSignal): Promise<ShownCareers | null> {
  const asked = readCareers(search)
  if (!asked) return null
  const { slug } = asked
  try {
    const careers = await read<typeof getCareers>('/api/v1/careers/:slug', {
      params: { slug },
      query: careersQuery(asked),
      signal,
    })
    return { asked, careers, stands: 'HERE', origin: '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
