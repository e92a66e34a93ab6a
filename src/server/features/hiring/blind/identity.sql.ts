import { sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Identity } from '#server/features/cvs/scrub.ts'
import { applications as a, applicationSnapshots as s } from '../tables/applications.tables.ts'

const sent = (path: string) => sql`coalesce(${s}.content #>> ${path}, '')`
const all = (path: string) => sql`jsonb_path_query_array(${s}.content, ${path}::jsonpath)`

/** Who is behind a blind application, by what was sent and by the account: what its sieve takes out. Null for those shown.
 * With the names of its tables everywhere: a query of one table alone would leave them out. */
export const hiddenIdentity = sql<Identity | null>`case when ${a}.is_blind then (
  select jsonb_build_object(
    'names', jsonb_build_array(${a}.full_name, coalesce(p.full_name, ''), ${sent('{document,basics,full_name}')}),
    'emails', jsonb_build_array(coalesce(p.email, ''), ${sent('{document,basics,email}')}),
    'links', coalesce(jsonb_path_query_array(p.links, '$[*].url'), '[]'::jsonb)
      || coalesce(${all('$.document.basics.links[*].url')}, '[]'::jsonb),
    'schools', coalesce(${all('$.document.education[*].institution')} || ${all('$.document.courses[*].organisation')}, '[]'::jsonb),
    'city', ${sent('{document,basics,city}')})
  from (select 1) one
  left join ${users} p on p.id = ${a}.user_id
  left join ${s} on ${s}.application_id = ${a}.id) end`
