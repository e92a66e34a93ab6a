import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40]

const text64 = (value: string) => Buffer.from(value).toString('base64url')
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest()

interface Made {
  origin: string
  /** Whether it asked for a finger, a face or a PIN. */
  verifies?: boolean
}

/** An authenticator as WebAuthn describes one, with one key (ES256) for one site. */
export class SoftPasskey {
  readonly id = randomBytes(16)
  counter = 0
  readonly #key: KeyObject
  readonly #public: Buffer
  readonly #made: Required<Made>

  constructor(made: Made) {
    this.#made = { verifies: true, ...made }
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // A COSE key: kind EC2, algorithm ES256, curve P-256.
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    this.#public = Buffer.from(isoCBOR.encode(cose))
    this.#key = privateKey
  }

  #client(type: 'webauthn.create' | 'webauthn.get', challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.#made.origin, crossOrigin: false })
  }

  #data(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    const verified = this.#made.verifies ? VERIFIED : 0
    return Buffer.concat([
      sha256(new URL(this.#made.origin).hostname),
      Buffer.from([flags | PRESENT | verified]),
      count,
    ])
  }

  get #named() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  create({ challenge }: { challenge: string }) {
    const size = Buffer.alloc(2)
    size.writeUInt16BE(this.id.length)
    const key = Buffer.concat([Buffer.alloc(16), size, this.id, this.#public])
    const authData = new Uint8Array(Buffer.concat([this.#data(HAS_KEY), key]))
    const parts: [string, string | Map<string, string> | Uint8Array][] = [
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ]
    const attestationObject = Buffer.from(isoCBOR.encode(new Map(parts))).toString('base64url')
    const clientDataJSON = text64(this.#client('webauthn.create', challenge))
    return { ...this.#named, response: { clientDataJSON, attestationObject, transports: ['internal' as const] } }
  }

  use({ challenge }: { challenge: string }) {
    this.counter += 1
    const client = this.#client('webauthn.get', challenge)
    const data = this.#data(0)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key).toString('base64url')
    const authenticatorData = data.toString('base64url')
    return { ...this.#named, response: { clientDataJSON: text64(client), authenticatorData, signature } }
  }
}
