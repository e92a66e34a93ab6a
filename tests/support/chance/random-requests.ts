import fc from 'fast-check'
import { logout } from '#shared/accounts/auth.ts'
import type { EndpointSpec } from '#shared/core/endpoint.ts'
import { deleteMe } from '#shared/rights/rights.ts'
import type { TestApp } from '../app.ts'
import { pngBytes } from '../pictures.ts'
import { request } from '../request.ts'
import { anyText, bodyText, textsFor } from './arbitraries.ts'

const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      '',
      'a/b',
      'application/json; charset=latin1',
      'application/json;;',
    ),
  },
)

const tokens = fc.oneof(
  { weight: 8, arbitrary: fc.constant('valid' as const) },
  { weight: 1, arbitrary: fc.constantFrom('none' as const, 'wrong' as const) },
)

/** What ends a session because its person asks for it: random requests know the password, too. */
export const FAREWELLS: readonly EndpointSpec[] = [logout, deleteMe]

export interface RandomRequest {
  params: Record<string, string>
  query: Record<string, string>
  body: string
  type: string
  session: 'valid' | 'none' | 'wrong'
}

/** A request to one endpoint, right or wrong in every part. */
export const requestTo = (endpoint: EndpointSpec): fc.Arbitrary<RandomRequest> =>
  fc.record({
    params: textsFor(endpoint.params?.shape),
    query: fc.oneof(textsFor(endpoint.query?.shape), fc.dictionary(anyText, anyText, { maxKeys: 3 })),
    body: bodyText(endpoint.body),
    type: types,
    session: tokens,
  })

const escaped = (text: string) => encodeURIComponent(text.toWellFormed()) || '-'

function addressOf({ path }: EndpointSpec, { params, query }: RandomRequest): string {
  const address = path.replace(/:([a-z_]+)/g, (_, name: string) => escaped(params[name] ?? ''))
  const search = Object.entries(query).map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  return search.length > 0 ? `${address}?${search.join('&')}` : address
}

export function sendCase(app: TestApp, endpoint: EndpointSpec, sent: RandomRequest, token: string) {
  const bearer = { valid: token, wrong: 'Z'.repeat(43), none: undefined }[sent.session]
  const { method } = endpoint
  const headers: Record<string, string> = sent.type ? { 'content-type': sent.type } : {}
  if (method === 'GET') return request(app, { url: addressOf(endpoint, sent), token: bearer })
  if (!endpoint.upload)
    return request(app, { method, url: addressOf(endpoint, sent), token: bearer, headers, payload: sent.body })
  const file = sent.body.length % 3 === 0 ? pngBytes(1200, 300) : Buffer.from(sent.body)
  const name = sent.body.slice(0, 50).replace(/[\r\n"]/g, '')
  const payload = Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="upload_file"; filename="${name}"\r\n\r\n`),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ])
  return request(app, {
    method,
    url: addressOf(endpoint, sent),
    token: bearer,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  })
}
