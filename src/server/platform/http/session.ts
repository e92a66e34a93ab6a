import type { FastifyRequest } from 'fastify'
import type { Deps, TeamCtx, UserCtx } from '#server/context.ts'
import type { KeyScope } from '#shared/integrations/key-scopes.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/
const KEY = /^Bearer (skillo_[A-Za-z0-9_-]{43})$/

/** Who a token belongs to, if it is alive; the accounts feature knows. */
export type FindSession = (deps: Deps, token: string) => Promise<Pick<UserCtx, 'user' | 'session_id'> | undefined>

/** Which key a token is, if it works and holds what is needed; refuses with the reason. The integrations feature knows. */
export type FindKey = (deps: Deps, token: string, scope: KeyScope) => Promise<Required<Pick<TeamCtx, 'user' | 'key'>>>

/** The token of a session: exactly one well-formed Authorization header. */
export const bearerToken = (request: FastifyRequest): string | undefined => tokenIn(request, BEARER)

/** The same of a key, which is never mistaken for a session's. */
export const keyToken = (request: FastifyRequest): string | undefined => tokenIn(request, KEY)

function tokenIn(request: FastifyRequest, shape: RegExp): string | undefined {
  const given = request.raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization',
  )
  return given.length === 1 ? shape.exec(request.headers.authorization ?? '')?.[1] : undefined
}
