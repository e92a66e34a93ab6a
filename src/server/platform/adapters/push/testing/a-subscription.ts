import { createECDH, randomBytes } from 'node:crypto'

/** What a browser says of itself when it wants to be told of notices; nobody listens there. */
export function aSubscription(endpoint = 'https://push.example/una-suscripcion') {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}
