import * as careers from '#shared/careers/careers.ts'
import { everybody, type Row, row } from './rows.ts'
import type { World } from './world.ts'

const slugOf = ({ company }: World) => ({ params: { slug: company.slug } })
const nobody = () => ({ params: { slug: 'no-hay-nadie-00000000' } })
const feedOf = ({ company }: World) => ({ params: { format: 'json' as const, slug: company.slug } })

/** A company that publishes shows its name and profile to everybody. */
const ownWords = { reveals: ({ company }: World) => [company.canary] }
const allWords = { reveals: ({ company, other_company }: World) => [company.canary, other_company.canary] }

export const careersRows: Row[] = [
  row(careers.getCareers, everybody(200), slugOf, ownWords),
  row(careers.getCareers, everybody(404), nobody),
  row(careers.allFeed, everybody(200), () => ({ params: { format: 'xml' as const } }), allWords),
  row(careers.companyFeed, everybody(200), feedOf, ownWords),
  row(careers.companyFeed, everybody(404), () => ({ params: { format: 'rss' as const, ...nobody().params } })),
]
