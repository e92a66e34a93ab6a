import type { PageHead } from '#server/features/jobs/public/page/fill-page.ts'
import { pageHead } from '#server/features/jobs/public/page/page-head.ts'
import { safeJson } from '#server/features/jobs/public/page/safe-json.ts'
import { html } from '#server/platform/html.ts'
import { careersAddress, isNarrowed } from '#shared/careers/asked-careers.ts'
import { plural } from '#shared/core/numbers.ts'
import type { ShownCareers } from '#shared/jobs/drawn-page.ts'

/** The same page stands in frames and under other names: only the whole one under our own address is to be found. */
export function careersHead({ asked, careers, stands }: ShownCareers, publicUrl: string): PageHead {
  const { company, open_total, items } = careers
  const url = publicUrl + careersAddress({ slug: company.slug })
  const offered =
    open_total > 0 ? `${plural(open_total, 'vacante abierta', 'vacantes abiertas')}, con su salario. ` : ''
  const is_whole = stands === 'HERE' && !isNarrowed(asked) && !asked.cursor
  const first = items[0] && `${publicUrl}/api/v1/jobs/${items[0].id}/picture`
  return pageHead({
    title: `Trabaja en ${company.name}`,
    description: `${offered}${company.description ?? `Las vacantes de ${company.name} en Skillo.`}`,
    url,
    picture: { url: first ?? `${publicUrl}/icon-512.png`, alt: company.name, large: first !== undefined },
    feed_url: `${publicUrl}/api/v1/feeds/rss/${company.slug}`,
    hidden: !is_whole || open_total === 0,
    more: html`<script type="application/ld+json">${safeJson(described(careers, url, publicUrl))}</script>`,
  })
}

/** Who it is and what it offers; each vacancy describes itself on its own page. */
function described({ company, items }: ShownCareers['careers'], url: string, publicUrl: string): object {
  const [first] = items
  return {
    '@context': 'https://schema.org/',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${url}#empresa`,
        name: company.name,
        url,
        sameAs: [company.website, ...company.links.map((link) => link.url)],
        ...(company.description && { description: company.description }),
        // Signed addresses end; this one stays as long as the vacancy does.
        ...(company.logo_url && first && { logo: `${publicUrl}/api/v1/jobs/${first.id}/logo` }),
      },
      {
        '@type': 'ItemList',
        name: `Vacantes de ${company.name}`,
        numberOfItems: items.length,
        itemListElement: items.map(({ id, title }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: title,
          url: `${publicUrl}/jobs/${id}`,
        })),
      },
    ],
  }
}

export const unknownHead: PageHead = {
  title: 'Empresa no disponible · Skillo',
  description: 'Puede que el enlace no esté completo o que la empresa ya no publique aquí.',
  more: html`<meta name="robots" content="noindex" />`,
}
