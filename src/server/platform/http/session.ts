import type { FastifyRequest } from 'fastify'
import type { Deps, UserCtx } from '#server/context.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** Who a token belongs to, if it is alive; the accounts feature knows. */
export type FindSession = (deps: Deps, token: string) => Promise<Pick<UserCtx, 'user' | 'session_id'> | undefined>

/** The token of a request: exactly one well-formed Authorization header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const given = request.raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization',
  )
  return given.length === 1 ? BEARER.exec(request.headers.authorization ?? '')?.[1] : undefined
}
