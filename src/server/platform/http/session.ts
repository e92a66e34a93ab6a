import type { FastifyRequest } from 'fastify'
import type { Deps, UserCtx } from '#server/context.ts'
import { liveSession } from '#server/features/accounts/auth/sessions.service.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The token of a request: exactly one well-formed Authorization header. */
function bearerToken(request: FastifyRequest): string | undefined {
  const given = request.raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization',
  )
  return given.length === 1 ? BEARER.exec(request.headers.authorization ?? '')?.[1] : undefined
}

export async function authenticate(
  deps: Deps,
  request: FastifyRequest,
): Promise<Pick<UserCtx, 'user' | 'session_id'> | undefined> {
  const token = bearerToken(request)
  return token ? liveSession(deps, token) : undefined
}
