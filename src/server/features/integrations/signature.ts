import { createHmac } from 'node:crypto'

export const SIGNATURE = 'Skillo-Signature'

/** `t=…,v1=…`: the time, and for each secret an HMAC-SHA256 over the time, a full stop and the body. */
export function signatureOf(secrets: readonly string[], body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const marks = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`)
  return [`t=${time}`, ...marks].join(',')
}
