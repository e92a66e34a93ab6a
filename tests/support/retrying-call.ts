import { setTimeout as delay } from 'node:timers/promises'

interface Sent {
  method?: string
  body?: unknown
  token?: string | undefined
  ip?: string
}

/** One call over the network, as the web makes it. */
export async function callOver(url: string, path: string, { method = 'GET', body, token, ip }: Sent = {}) {
  const form = body instanceof FormData ? body : undefined
  const headers = {
    ...(body !== undefined && !form && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(ip && { 'x-forwarded-for': ip }),
  }
  const payload = form ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await fetch(`${url}/api/v1${path}`, { method, headers, ...(payload && { body: payload }) })
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) }
}

/** As the web does for what is safe to repeat: four tries within twelve seconds. */
const PAUSES_MS = [1000, 3000, 8000]

const isPassing = (status: number) => status === 0 || status === 502 || status === 503

export async function retryingCall(url: string, path: string, sent: Sent = {}) {
  let answer = await once(url, path, sent)
  for (const pause of PAUSES_MS) {
    if (!isPassing(answer.status)) return answer
    await delay(pause)
    answer = await once(url, path, sent)
  }
  return answer
}

const once = (url: string, path: string, sent: Sent) =>
  callOver(url, path, sent).catch(() => ({ status: 0, text: '', json: () => undefined }))
