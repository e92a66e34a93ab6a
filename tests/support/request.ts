import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import { errorBody } from '#shared/core/errors.ts'
import type { TestApp } from './app.ts'
import { freshIp } from './networks.ts'

interface RawRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'
  url: string
  token?: string | undefined
  headers?: Record<string, string>
  payload?: InjectOptions['payload']
  ip?: string
}

/** Any request, also those that no caller of the contract would make. */
export function request(app: TestApp, sent: RawRequest): Promise<LightMyRequestResponse> {
  const { method = 'GET', url, token, headers, payload, ip = freshIp() } = sent
  return app.fastify.inject({
    method,
    url,
    remoteAddress: ip,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(payload !== undefined && { payload }),
  })
}

/** A body of JSON text, exactly as written. */
export function sendJson(app: TestApp, sent: Omit<RawRequest, 'payload'> & { json: string }) {
  const { json, ...rest } = sent
  return request(app, { ...rest, payload: json, headers: { 'content-type': 'application/json', ...sent.headers } })
}

/** What a refusal says; fails when the answer is not one of ours. */
export function refusalIn(response: { body: string }): z.infer<typeof errorBody>['error'] {
  return errorBody.parse(JSON.parse(response.body)).error
}
