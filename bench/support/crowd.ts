import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { hashToken } from '#server/platform/secrets.ts'

/** Who is at work while the load is measured. */
export interface Crowd {
  people: number
  /** Of each of them. */
  applications: number
  notices: number
}

/** The token of one of the crowd, so that whoever asks need not be told it. */
export const tokenOf = (person: number): string => createHash('sha256').update(`crowd-${person}`).digest('base64url')

/** People with open sessions, applications and notices, in a market that is there already. */
export async function gather(client: Client, { people, applications, notices }: Crowd): Promise<void> {
  await client.query(
    `insert into users (full_name, email, email_verified_at, password_hash, terms_version, terms_accepted_at, created_at, updated_at)
     select 'Iker Ibáñez O''Neill', 'crowd-' || n || '@correo.example', now(), '-', '-', now(), now(), now() from generate_series(0, $1 - 1) n`,
    [people],
  )
  const hashes = Array.from({ length: people }, (_, person) => hashToken(tokenOf(person)))
  await client.query(
    `insert into sessions (user_id, token_hash, device, ip_prefix, created_at, last_seen_at, expires_at)
     select u.id, hash, 'bench', '127.0.0.1', now(), now(), now() + interval '10 days'
     from unnest($1::bytea[]) with ordinality as given(hash, n) join users u on u.email = 'crowd-' || n - 1 || '@correo.example'`,
    [hashes],
  )
  await client.query(
    'insert into pipelines (vacancy_id, created_at, updated_at) select id, now(), now() from vacancies on conflict do nothing',
  )
  await client.query(
    `insert into stages (vacancy_id, position, name, candidate_label, kind, expected_days)
     select vacancy_id, n - 1, name, name, kind, 5 from pipelines,
       unnest(array['Nuevas', 'Entrevista', 'Contratación'], array['NEW', 'INTERVIEW', 'HIRED']) with ordinality as stage(name, kind, n)`,
  )
  await client.query(
    `insert into applications (vacancy_id, company_id, user_id, creation_key, state, stage_id, source, full_name, headline, cv_title, applied_at, stage_since, changed_at)
     select v.id, v.company_id, u.id, gen_random_uuid(), 'ACTIVE', v.stage_id, 'RECOMMENDED', u.full_name, '', '', now() - n * interval '1 hour', now(), now()
     from (select id, full_name, row_number() over (order by email) as place from users where email like 'crowd-%') u,
       generate_series(1, $1) n
     join (select v.id, v.company_id, s.id as stage_id, row_number() over (order by v.id) - 1 as place, count(*) over () as total
       from vacancies v join stages s on s.vacancy_id = v.id and s.kind = 'NEW') v on true
     where v.place = (u.place + n * 7) % v.total`,
    [applications],
  )
  await client.query(
    `with told as (
       insert into events (kind, company_id, vacancy_id, facts, created_at)
       select 'VACANCY_PUBLISH', gen_random_uuid(), gen_random_uuid(), '{"title": "Diseño de producto"}', now() - n * interval '1 minute'
       from generate_series(1, $1) n returning id, created_at)
     insert into notifications (user_id, event_id, created_at) select u.id, told.id, told.created_at from told, users u where u.email like 'crowd-%'`,
    [notices],
  )
  await client.query('vacuum (analyze) users, sessions, applications, notifications, events')
}
