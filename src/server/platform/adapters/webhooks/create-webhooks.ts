import { Resolver } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from '#server/platform/public-address.ts'
import { readAnswer } from './answer.ts'
import type { Message, Resolve, SendFailure, SendResult, WebhookSender } from './webhooks.ts'

interface SenderOptions {
  /** Only where somebody tries it out: this machine may be called, also without encryption. */
  allows_loopback: boolean
  resolve?: Resolve
  /** Until there is a connection, and until everything is over. */
  connect_ms?: number
  whole_ms?: number
}

const [CONNECT_MS, WHOLE_MS] = [4000, 10_000]
const DNS_MS = 3000

class Refused extends Error {
  readonly failure: SendFailure
  constructor(failure: SendFailure) {
    super(failure)
    this.failure = failure
  }
}

/** By the servers of names alone: what this machine knows of its own neighbours is nobody's business. */
async function byNameServers(host: string): Promise<{ address: string; family: number }[]> {
  const resolver = new Resolver({ timeout: DNS_MS, tries: 1 })
  const [four, six] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ])
  return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))]
}

/** Every call looks its name up once, checks each address that it leads to, and connects to those and to no other. */
export function createWebhooks({ allows_loopback, resolve = byNameServers, ...limits }: SenderOptions): WebhookSender {
  const { connect_ms = CONNECT_MS, whole_ms = WHOLE_MS } = limits
  const isAllowed = (address: string) => isPublicAddress(address) || (allows_loopback && isLoopback(address))

  async function addressesOf(url: URL) {
    if (url.protocol !== 'https:' && !(allows_loopback && url.protocol === 'http:')) throw new Refused('ADDRESS')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(host)
    const found = family ? [{ address: host, family }] : await resolve(host).catch(() => [])
    if (found.length === 0) throw new Refused('NAME')
    if (!found.every(({ address }) => isAllowed(address))) throw new Refused('ADDRESS')
    // Without encryption only to this machine.
    if (url.protocol === 'http:' && !found.every(({ address }) => isLoopback(address))) throw new Refused('ADDRESS')
    return found
  }

  async function send(message: Message, signal?: AbortSignal): Promise<SendResult> {
    const limit = AbortSignal.timeout(whole_ms)
    const ends = signal ? AbortSignal.any([limit, signal]) : limit
    try {
      const url = new URL(message.url)
      const found = await within(ends, addressesOf(url))
      return await post(url, message, { found, ends, connect_ms })
    } catch (error) {
      signal?.throwIfAborted()
      return { failure: limit.aborted ? 'TIMEOUT' : failureOf(error), status: null, answer: null }
    }
  }

  return {
    send,
    mayCall: (url) =>
      addressesOf(new URL(url)).then(
        () => true,
        () => false,
      ),
  }
}

function within<T>(ends: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    ends.addEventListener('abort', () => reject(new Refused('TIMEOUT')), { once: true })
    work.then(resolve, reject)
  })
}

type Found = readonly { address: string; family: number }[]

/** Hands the socket what was checked, and asks nobody again. */
function pinnedTo(found: Found): LookupFunction {
  return (_host, options, callback) => {
    const [first] = found
    if (options.all) callback(null, [...found])
    else callback(null, first?.address ?? '', first?.family)
  }
}

interface Way {
  found: Found
  ends: AbortSignal
  connect_ms: number
}

function post(url: URL, { headers, body }: Message, { found, ends, connect_ms }: Way): Promise<SendResult> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? secureRequest : plainRequest
    const length = Buffer.byteLength(body)
    const request = open(url, {
      method: 'POST',
      agent: false,
      signal: ends,
      lookup: pinnedTo(found),
      headers: { ...headers, 'content-length': length, connection: 'close' },
    })
    const slow = setTimeout(() => request.destroy(new Refused('TIMEOUT')), connect_ms)
    request.once('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(slow)),
    )
    request.once('close', () => clearTimeout(slow))
    request.once('error', reject)
    request.once('response', (response) => {
      // From now on it is received, however its answer ends.
      request.removeListener('error', reject).on('error', () => undefined)
      const status = response.statusCode ?? 0
      readAnswer(response).then((answer) => {
        request.destroy()
        resolve({ failure: failureBy(status), status, answer })
      }, reject)
    })
    request.end(body)
  })
}

function failureBy(status: number): SendFailure | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS'
}

/** Codes of certificates as OpenSSL and Node name them. */
const OF_CERTIFICATES = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|EPROTO/

function failureOf(error: unknown): SendFailure {
  if (error instanceof Refused) return error.failure
  const code = error instanceof Error ? String(Reflect.get(error, 'code') ?? '') : ''
  return OF_CERTIFICATES.test(code) ? 'TLS' : 'CONNECTION'
}
