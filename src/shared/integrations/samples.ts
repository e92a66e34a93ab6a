/** How a receiver checks that a message is ours; the tests run what the guide shows. */
export const NODE_SAMPLE = `const bytes = (text) => new TextEncoder().encode(text)

// raw_body: el cuerpo tal como llegó, antes de leerlo como JSON.
export async function isFromSkillo(header, raw_body, secret, now = Date.now() / 1000) {
  const parts = header.split(',').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1]
  // Lo que tiene más de cinco minutos puede ser una copia.
  if (!time || Math.abs(now - Number(time)) > 300) return false
  const sha256 = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), sha256, false, ['verify'])
  const signed = bytes(time + '.' + raw_body)
  for (const [name, mark] of parts) {
    const ours = name === 'v1' && Buffer.from(mark, 'hex')
    if (ours && (await crypto.subtle.verify('HMAC', key, ours, signed))) return true
  }
  return false
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
