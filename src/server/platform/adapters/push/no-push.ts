import { DeliveryError } from '../mail/delivery-error.ts'
import type { PushSender } from './push.ts'

export const noPush: PushSender = {
  public_key: null,
  accepts: () => false,
  send: () => Promise.reject(new DeliveryError('push_off', { final: true })),
}
