import { createECDH } from 'node:crypto'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { mayBePublic, publicLookup } from '#server/platform/public-address.ts'
import { sign } from '#server/platform/secrets.ts'
import { DeliveryError } from '../mail/delivery-error.ts'
import type { PushSender, PushTarget } from './push.ts'

const TIMEOUT_MS = 10_000
/** A notice of yesterday is read in the application. */
const LIFE_SECONDS = 24 * 60 * 60

interface Sending {
  secret_key: string
  mail: { from: string }
}

interface Options {
  /** Only for tests, whose push service is this machine. */
  allow_loopback?: boolean
}

/** The key pair by which push services know this installation (VAPID), drawn from its one secret: nothing else to keep. */
function keysOf(secret: string): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(sign(secret, 'web-push', 'vapid'))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url').padStart(43, 'A') }
}

/** Web Push (RFC 8030, 8291 and 8292). */
export function createWebPush({ secret_key, mail }: Sending, { allow_loopback = false }: Options = {}): PushSender {
  const keys = keysOf(secret_key)
  // Whom a push service may write to when something is wrong with what we send.
  const subject = `mailto:${/<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from.trim()}`
  const isLoopback = (url: URL) => allow_loopback && url.protocol === 'http:' && url.hostname === '127.0.0.1'

  function reachable(endpoint: string): URL | undefined {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
    if (!url || url.username || url.password) return undefined
    return isLoopback(url) || (url.protocol === 'https:' && mayBePublic(url)) ? url : undefined
  }

  return {
    public_key: keys.publicKey,
    accepts: (endpoint) => reachable(endpoint) !== undefined,
    async send(target, text) {
      const url = reachable(target.endpoint)
      if (!url) return 'gone'
      const { headers, body } = await requestFor(target, text, { subject, ...keys })
      return outcomeOf(await post(url, headers, body, isLoopback(url)))
    },
  }
}

/** The library comes with the first message: most processes never send one. */
async function requestFor({ endpoint, p256dh, auth }: PushTarget, text: string, vapidDetails: VapidDetails) {
  const { default: webPush } = await import('web-push')
  const options = { TTL: LIFE_SECONDS, urgency: 'normal', contentEncoding: 'aes128gcm', vapidDetails } as const
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options)
  } catch {
    // Keys with which nothing can be encrypted.
    throw new DeliveryError('push_keys', { final: true })
  }
}

interface VapidDetails {
  subject: string
  publicKey: string
  privateKey: string
}

function outcomeOf(status: number): 'sent' | 'gone' {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  throw new DeliveryError(`push_${status}`, {
    final: status >= 400 && status < 500 && status !== 408 && status !== 429,
  })
}

type Body = Buffer | null

/** Its status; what else the push service answers is not read, and no redirect is followed. */
function post(url: URL, headers: Record<string, unknown>, body: Body, isOwn: boolean): Promise<number> {
  const send = url.protocol === 'http:' ? overHttp : overHttps
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const ours = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const options = { method: 'POST', headers: ours, signal, agent: false, ...(!isOwn && { lookup: publicLookup }) }
  return new Promise<number>((resolve, reject) => {
    const sending = send(url, options, (answer) => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', reject)
    sending.end(body)
  }).catch((error: unknown) => {
    const code = error instanceof Error ? String(Reflect.get(error, 'code') ?? error.name) : 'unknown'
    throw new DeliveryError(`push_${code}`, { final: code === 'EADDRREFUSED' })
  })
}
