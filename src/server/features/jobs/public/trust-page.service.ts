import type { Deps } from '#server/context.ts'
import { TRUST_ADDRESS } from '#shared/trust/trust-address.ts'
import type { PlannedPage } from './job-page.service.ts'
import { pageHead } from './page/page-head.ts'

const HEAD = {
  title: 'Informe de confianza',
  description:
    'Cuánto acierta el cálculo del encaje de Skillo, en qué se equivoca y qué pasa cuando se cambian nombre, sexo, edad u origen.',
}

/** What was measured of the calculation; the same for everybody, until the program changes. */
export function trustPage({ now, config: { public_url } }: Pick<Deps, 'now' | 'config'>): PlannedPage {
  const head = pageHead({
    ...HEAD,
    url: public_url + TRUST_ADDRESS,
    picture: { url: `${public_url}/icon-512.png`, alt: 'Skillo', large: false },
    feed_url: `${public_url}/api/v1/jobs/feed`,
    hidden: false,
  })
  return { status: 200, head, page: { address: TRUST_ADDRESS, drawn_at: now().toISOString(), time_zone: 'UTC' } }
}
