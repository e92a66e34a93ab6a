import type { z } from 'zod'
import type { KeyScope } from '../integrations/key-scopes.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `required` answers 401 without a live session; `optional` and `none` ignore a stale token instead. */
type SessionNeed = 'required' | 'optional' | 'none'

export interface EndpointSpec {
  method: Method
  /** Fastify style, e.g. `/api/v1/auth/sessions/:id`. */
  path: string
  summary: string
  session?: SessionNeed
  /** A key of a company that holds this may call it too; on every other endpoint a key is no session. */
  key?: KeyScope
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** One file in the multipart field `upload_file`, at most this many bytes. */
  upload?: { max_bytes: number; too_large: string }
  /** What the answer holds; `file` streams bytes, nothing (204) when left out. */
  answer?: z.ZodType | 'file'
  status?: 200 | 201 | 202 | 204
  /** Adds an ETag and answers 304 while it stays the same. */
  etag?: boolean
}

/** Declares one call of the API once, for the server, the web and the API description. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives after validation. */
export interface Received<E extends EndpointSpec> {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
}

/** What a caller passes: only the parts that the endpoint has. */
export type Sent<E extends EndpointSpec> = (E extends { params: z.ZodObject }
  ? { params: Input<E['params']> }
  : unknown) &
  (E extends { query: z.ZodObject } ? { query?: Input<E['query']> } : unknown) &
  (E extends { body: z.ZodType } ? { body: Input<E['body']> } : unknown) &
  (E extends { upload: object } ? { file: Blob } : unknown)

/** What a handler may return: the answer before serialisation. */
export type Answered<E extends EndpointSpec> = E extends { answer: infer A }
  ? A extends z.ZodType
    ? z.input<A>
    : A extends 'file'
      ? FileAnswer
      : undefined
  : undefined

/** What a caller gets back. */
export type Answer<E extends EndpointSpec> = E extends { answer: infer A }
  ? A extends z.ZodType
    ? z.output<A>
    : Blob
  : undefined

export interface FileAnswer {
  bytes: Uint8Array
  type: string
  name: string
  /** `inline` only for types that cannot carry scripts. */
  disposition: 'inline' | 'attachment'
  cache_seconds: number
  /** The same for everybody: caches on the way may keep it, and whoever has it already is told so (ETag, 304). */
  is_public?: boolean
  /** Asked for again and again, and nobody's but the asker's: whoever has it already is told so (ETag, 304). */
  is_live?: boolean
}
