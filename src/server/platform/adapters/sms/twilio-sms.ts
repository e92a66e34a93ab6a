import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { DeliveryError } from '../mail/delivery-error.ts'
import { safeSms } from './safe-sms.ts'
import type { SmsSender } from './sms.ts'

type TwilioConfig = NonNullable<Config['sms']['twilio']>

const TIMEOUT_MS = 8000

/** Twilio's codes for a number that cannot get the message; everything else may pass at a later try. */
const REFUSED = new Set([21211, 21217, 21610, 21612, 21614, 21617])

const failure = z.object({ code: z.number().int() })

/** Twilio knows no key for repeated requests, so a try whose answer is lost may be delivered twice. */
export function createTwilioSms({ account_sid, auth_token, from, api_url }: TwilioConfig): SmsSender {
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account_sid)}/Messages.json`, api_url)
  const authorization = `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}`
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    async send(sms) {
      const { to, text } = safeSms(sms)
      const answer = await post(url, authorization, new URLSearchParams({ To: to, [sender]: from, Body: text }))
      if (answer.status >= 200 && answer.status < 300) return
      throw new DeliveryError(`twilio_${answer.status}_${answer.code}`, { final: REFUSED.has(answer.code) })
    },
  }
}

async function post(url: URL, authorization: string, body: URLSearchParams): Promise<{ status: number; code: number }> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', headers: { authorization }, body, signal, redirect: 'error' })
    const parsed = failure.safeParse(await response.json().catch(() => undefined))
    return { status: response.status, code: parsed.data?.code ?? 0 }
  } catch (error) {
    throw new DeliveryError(`twilio_${error instanceof Error ? error.name : 'unknown'}`, { final: false })
  }
}
