import { onTestFinished, vi } from 'vitest'

export interface Asked {
  /** `POST /api/v1/users/me/intent` */
  call: string
  body: unknown
  token: string | null
}

type Answers = Readonly<Record<string, (asked: Asked) => Response | Promise<Response>>>

/** Stands in for the server until the test ends; answers with all that was asked so far. */
export function serverWith(answers: Answers): readonly Asked[] {
  const heard: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname } = new URL(address, window.location.origin)
    const asked = {
      call: `${method} ${pathname}`,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      token: new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null,
    }
    heard.push(asked)
    return answers[asked.call]?.(asked) ?? refusal(404)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return heard
}

export const refusal = (status: number, message = 'No se pudo.') =>
  Response.json({ error: { code: 'x', message }, request_id: 'r' }, { status })

/** An answer that comes when the test says so. */
export function lateAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return { promise, give: (body: unknown) => resolve(Response.json(body)) }
}
