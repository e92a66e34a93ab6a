import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../mail/testing/listen.ts'

/** What a push service was handed, read as the browser would that it is for. */
export interface Pushed {
  text: string
  ttl: string | undefined
  vapid: { audience: string; subject: string; key: string; is_signed: boolean; expires_at: number }
}

/** A push service on this machine together with the browser behind it (RFC 8291, 8292). */
export async function startPushReceiver() {
  const pair = createECDH('prime256v1')
  const public_key = pair.generateKeys()
  const auth = randomBytes(16)
  const pushed: Pushed[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (status === 201)
      pushed.push({
        text: decrypted(body, pair, public_key, auth),
        ttl: request.headers.ttl?.toString(),
        vapid: vapidOf(request),
      })
    response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end()
  })
  const port = await listen(server)
  const subscription = (name: string) => ({
    endpoint: `http://127.0.0.1:${port}/push/${name}`,
    keys: { p256dh: public_key.toString('base64url'), auth: auth.toString('base64url') },
  })
  return {
    pushed,
    subscription,
    origin: `http://127.0.0.1:${port}`,
    answersWith: (code: number) => {
      status = code
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** One record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, own_key: Buffer, auth: Buffer): string {
  const [salt, key_length] = [body.subarray(0, 16), body.readUInt8(20)]
  const their_key = body.subarray(21, 21 + key_length)
  const record = body.subarray(21 + key_length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own_key, their_key])
  const secret = derived(pair.computeSecret(their_key), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Who says that it sends this, and whether that is so. */
function vapidOf({ headers }: IncomingMessage): Pushed['vapid'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const is_signed = verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return { audience: aud, subject: sub, key, is_signed, expires_at: exp }
}

const coordinate = (point: Buffer, from: number) => point.subarray(from, from + 32).toString('base64url')
