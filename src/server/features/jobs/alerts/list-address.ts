import type { JobFilters } from '#shared/jobs/jobs.ts'

const ADDRESS_MAX = 480

/** The list with these filters; all of it when they do not fit in an address. */
export function listAddress(filters: JobFilters): string {
  const search = new URLSearchParams({ tab: 'explorar' })
  for (const [name, value] of Object.entries(filters))
    for (const one of [value].flat())
      if (one !== '' && one !== undefined && one !== false) search.append(name, String(one))
  const address = `/app/jobs?${search}`
  return address.length <= ADDRESS_MAX ? address : '/app/jobs?tab=explorar'
}
