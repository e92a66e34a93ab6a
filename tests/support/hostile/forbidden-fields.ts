import { z } from 'zod'

const SOMEBODY = '00000000-0000-4000-8000-000000000000'

/** What a client may never set, with a value that would do harm. */
export const forbiddenFields: Readonly<Record<string, unknown>> = {
  id: SOMEBODY,
  user_id: SOMEBODY,
  owner_id: SOMEBODY,
  company_id: SOMEBODY,
  email: 'otra@correo.example',
  pending_email: 'otra@correo.example',
  email_verified: true,
  email_verified_at: '2020-01-01T00:00:00.000Z',
  phone_verified: true,
  phone_verified_at: '2020-01-01T00:00:00.000Z',
  password: 'una-clave-muy-nueva',
  password_hash: 'nada',
  role: 'ADMIN',
  roles: ['ADMIN'],
  is_admin: true,
  admin: true,
  is_staff: true,
  permissions: ['*'],
  scope: '*',
  status: 'SUSPENDED',
  suspended_at: null,
  plan: 'PRO',
  plan_id: SOMEBODY,
  credits: 1_000_000,
  balance: 1_000_000,
  score: 100,
  profile_picture_id: SOMEBODY,
  profile_picture_url: 'https://e.example/x.png',
  cover_photo_id: SOMEBODY,
  cover_photo_url: 'https://e.example/x.png',
  terms_version: 'ninguna',
  terms_accepted_at: '2020-01-01T00:00:00.000Z',
  created_at: '2020-01-01T00:00:00.000Z',
  updated_at: '2020-01-01T00:00:00.000Z',
  deleted_at: '2020-01-01T00:00:00.000Z',
  session_id: SOMEBODY,
  token: 'x',
  token_hash: 'x',
  expires_at: '2099-01-01T00:00:00.000Z',
  intent: 'RECRUITER',
  toString: 'x',
  hasOwnProperty: 'x',
  // What the tables of companies, vacancies, applications, offers and money call theirs.
  state: 'PUBLISHED',
  version: 99,
  revision: 99,
  company: SOMEBODY,
  vacancy_id: SOMEBODY,
  application_id: SOMEBODY,
  created_by: SOMEBODY,
  author_id: SOMEBODY,
  member_id: SOMEBODY,
  verified_at: '2020-01-01T00:00:00.000Z',
  verified_domain: true,
  published_at: '2020-01-01T00:00:00.000Z',
  moderation: 'APPROVED',
  match: 100,
  full_match: 100,
  stage_id: SOMEBODY,
  decided_at: '2020-01-01T00:00:00.000Z',
  amount: 1,
  tax: 0,
  paid_at: '2020-01-01T00:00:00.000Z',
  ai_enabled: true,
  is_base: true,
  is_demo: true,
  share_token: 'x',
}

/** Every name that a body may have anywhere inside. */
function namesIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const one of schema) namesIn(one, found)
  else if (typeof schema === 'object' && schema !== null)
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value)) found.add(name)
      namesIn(value, found)
    }
  return found
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function writtenInto(value: unknown, fields: object): unknown {
  if (Array.isArray(value)) return value.map((one) => writtenInto(one, fields))
  // What is empty may be a map whose names are ids, and would be refused for another reason.
  if (!isPlain(value) || Object.keys(value).length === 0) return value
  const inner = Object.entries(value).map(([key, one]) => [key, writtenInto(one, fields)])
  return { ...fields, ...Object.fromEntries(inner) }
}

/** The same body with everything forbidden in it, on every level, but for names that this body does have. */
export function withForbiddenFields(schema: z.ZodType, body: unknown): unknown {
  const known = namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const foreign = Object.entries(forbiddenFields).filter(([name]) => !known.has(name))
  const fields = Object.fromEntries(foreign)
  return { ...fields, ...Object(writtenInto(body, fields)) }
}
