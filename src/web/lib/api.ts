import type { Answer, EndpointSpec, Sent } from '#shared/core/endpoint.ts'
import { ApiError, NO_ANSWER, readApiError } from './api-error.ts'
import { useSession } from './session.ts'

interface CallOptions {
  signal?: AbortSignal | undefined
}

/** The second argument may be left out when the endpoint needs nothing. */
type CallArguments<E extends EndpointSpec> =
  object extends Sent<E> ? [sent?: Sent<E> & CallOptions] : [sent: Sent<E> & CallOptions]

/** What any endpoint may be sent, once the compiler has checked the exact shape. */
interface LooseSent extends CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/** What of an endpoint matters on the way. */
type Wire = Pick<EndpointSpec, 'method' | 'path' | 'etag' | 'upload'> & { gives: 'json' | 'file' | 'nothing' }

/** Calls the API as its contract says; every failure is thrown as an ApiError. */
export async function call<E extends EndpointSpec>(endpoint: E, ...[sent]: CallArguments<E>): Promise<Answer<E>> {
  const { answer } = endpoint
  const gives = answer === undefined ? 'nothing' : answer === 'file' ? 'file' : 'json'
  return (await ask({ ...endpoint, gives }, sent ?? {})) as Answer<E>
}

/** The same for an answer that is only read, by a page too light for the contract's schemas: it gives only their types. */
export async function read<E extends EndpointSpec & { method: 'GET' }>(
  path: E['path'],
  sent: Sent<E> & CallOptions,
): Promise<Answer<E>> {
  return (await ask({ method: 'GET', path, gives: 'json' }, sent)) as Answer<E>
}

async function ask(endpoint: Wire, loose: LooseSent): Promise<unknown> {
  const token = useSession.getState().token
  const url = address(endpoint.path, loose)
  const remembered = endpoint.etag ? remembered_answers.get(url) : undefined
  const known = remembered?.token === token ? remembered : undefined
  const response = await send(endpoint, url, loose, token, known?.etag)
  if (response.status === 304 && known) return known.answer
  if (!response.ok) throw await failure(response, token)
  const answer = await readAnswer(endpoint, response)
  const etag = response.headers.get('etag')
  if (endpoint.etag && etag) remembered_answers.set(url, { token, etag, answer })
  return answer
}

/** The API forbids the browser to store answers, so polled ones are remembered here for as long as the tab lives. */
const remembered_answers = new Map<string, { token: string | null; etag: string; answer: unknown }>()

function address(path: string, { params = {}, query = {} }: LooseSent): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

async function send(endpoint: Wire, url: string, sent: LooseSent, token: string | null, etag?: string) {
  const headers = new Headers({ accept: 'application/json' })
  const form = endpoint.upload && sent.file ? uploadForm(sent.file) : null
  if (!form) headers.set('content-type', 'application/json')
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (etag) headers.set('if-none-match', etag)
  const body = form ?? (sent.body === undefined ? null : JSON.stringify(sent.body))
  try {
    return await fetch(url, { method: endpoint.method, headers, body, signal: sent.signal ?? null })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError({ status: 0, code: 'no_answer', message: NO_ANSWER })
  }
}

function uploadForm(file: Blob): FormData {
  const form = new FormData()
  form.append('upload_file', file, file instanceof File ? file.name : 'imagen')
  return form
}

async function failure(response: Response, token: string | null): Promise<ApiError> {
  const error = readApiError(response.status, await response.json().catch(() => null))
  if (token && (response.status === 401 || response.status === 403)) useSession.getState().expire(token)
  return error
}

async function readAnswer({ gives }: Wire, response: Response): Promise<unknown> {
  if (gives === 'nothing' || response.status === 204) return undefined
  return gives === 'file' ? response.blob() : response.json()
}
