/** How a receiver checks that a message is ours; the tests run what the guide shows. */
export const NODE_SAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto'

// raw_body: el cuerpo tal como llegó, antes de leerlo como JSON.
export function isFromSkillo(header, raw_body, secret, now = Date.now() / 1000) {
  const parts = header.split(',').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1]
  // Lo que tiene más de cinco minutos puede ser una copia.
  if (!time || Math.abs(now - Number(time)) > 300) return false
  const expected = createHmac('sha256', secret).update(time + '.' + raw_body).digest()
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, mark]) => Buffer.from(mark, 'hex'))
    .some((mark) => mark.length === expected.length && timingSafeEqual(mark, expected))
}`

export const PYTHON_SAMPLE = `import hashlib
import hmac
import time

# raw_body: el cuerpo tal como llegó (bytes), antes de leerlo como JSON.
def is_from_skillo(header, raw_body, secret, now=None):
    parts = [part.split("=", 1) for part in header.split(",")]
    sent_at = next((value for name, value in parts if name == "t"), None)
    # Lo que tiene más de cinco minutos puede ser una copia.
    if sent_at is None or abs((now or time.time()) - int(sent_at)) > 300:
        return False
    message = sent_at.encode() + b"." + raw_body
    expected = hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()
    return any(hmac.compare_digest(value, expected) for name, value in parts if name == "v1")`
