import type { InjectOptions } from 'fastify'
import type { Answer, EndpointSpec, Sent } from '#shared/core/endpoint.ts'
import type { ErrorBody } from '#shared/core/errors.ts'
import type { TestApp } from './app.ts'

export interface Called<A> {
  status: number
  headers: Record<string, unknown>
  /** The answer; only meaningful when the status says so. */
  answer: A
  error: ErrorBody['error'] | undefined
  text: string
}

export interface Actor {
  token?: string
  ip?: string
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; file?: Blob }

function addressOf(endpoint: EndpointSpec, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, String(one))
  return search.size > 0 ? `${path}?${search}` : path
}

async function payloadOf({ body, file }: Parts): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (!file)
    return body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  form.set('upload_file', file, file instanceof File ? file.name : 'upload')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

/** Calls one endpoint of the contract, typed like the web's own `call`. */
export async function call<E extends EndpointSpec>(
  app: TestApp,
  endpoint: E,
  sent: Sent<E> & Actor & { headers?: Record<string, string> },
): Promise<Called<Answer<E>>> {
  const parts: Parts & Actor & { headers?: Record<string, string> } = sent
  const { payload, headers } = await payloadOf(parts)
  const response = await app.fastify.inject({
    method: endpoint.method,
    url: addressOf(endpoint, parts),
    headers: { ...headers, ...(parts.token && { authorization: `Bearer ${parts.token}` }), ...parts.headers },
    remoteAddress: parts.ip ?? '192.0.2.10',
    ...(payload !== undefined && { payload }),
  })
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json') && response.body !== ''
  const json = isJson ? JSON.parse(response.body) : undefined
  return {
    status: response.statusCode,
    headers: response.headers,
    answer: json,
    error: json?.error,
    text: response.body,
  }
}
