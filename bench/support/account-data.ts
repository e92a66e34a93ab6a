import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { hashToken } from '#server/platform/secrets.ts'

export const PASSWORD = 'lluvia-sobre-el-tejado'
export const KINDS = ['active', 'unverified', 'suspended'] as const

/** Somebody's address; `kind` only says what is stored about them, and is not part of it. */
export const addressOf = (n: number) => `medida-${String(n).padStart(6, '0')}@correo.example`
/** As long as the other, of nobody. */
export const unknownAddress = (n: number) => addressOf(n).replace('medida', 'nadies')

/** So many people, one of each kind in turn, all with the same password at its real price. */
export async function fillPeople(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into users (full_name, email, email_verified_at, status, password_hash, terms_version, terms_accepted_at, created_at, updated_at)
     select 'Ana Prueba', 'medida-' || lpad(n::text, 6, '0') || '@correo.example', case when n % 3 <> 1 then now() end,
       case when n % 3 = 2 then 'SUSPENDED' else 'ACTIVE' end, $2, '-', now(), now(), now() from generate_series(0, $1 - 1) n`,
    [count, await hashPassword(PASSWORD)],
  )
  await client.end()
}

/** The token of a session of one of them. */
export async function sessionOf(url: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into sessions (user_id, token_hash, device, ip_prefix, created_at, last_seen_at, expires_at)
     select id, $2, 'bench', '127.0.0.1', now(), now(), now() + interval '10 days' from users where email = $1`,
    [email, hashToken(token)],
  )
  await client.end()
  return token
}
