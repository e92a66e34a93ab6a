import { DeliveryError } from '../mail/delivery-error.ts'
import type { Sms } from './sms.ts'

const E164 = /^\+[1-9]\d{6,14}$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g

/** One number and a text without control characters; both adapters pass through here. */
export function safeSms({ to, text }: Sms): Sms {
  if (!E164.test(to)) throw new DeliveryError('not_one_number', { final: true })
  return { to, text: text.toWellFormed().replace(CONTROL, ' ').trim() }
}
