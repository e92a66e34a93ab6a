import type { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { createdPasskey, usedPasskey } from '#shared/accounts/passkeys.ts'
import type { PasskeyRow } from './second-factor.tables.ts'

/** Its parsers of certificates weigh some megabytes: they come when somebody first uses a passkey. */
const library = () => import('@simplewebauthn/server')

type Site = Pick<Config, 'public_url'>
type Known = Pick<PasskeyRow, 'credential_id' | 'transports'>

/** Passkeys belong to the host of the configured address; what a request says of it counts for nothing. */
const siteOf = ({ public_url }: Site) => {
  const { hostname, origin } = new URL(public_url)
  return { rpID: hostname, origin }
}

const asTransports = (names: readonly string[]) => names as ('usb' | 'nfc' | 'ble' | 'internal' | 'hybrid')[]
const described = ({ credential_id, transports }: Known) => ({
  id: credential_id,
  transports: asTransports(transports),
})

interface Person {
  id: string
  email: string
  full_name: string
}

/** Named, because the library else tries out what this Node can do, and warns of it: ES256, EdDSA and RS256 (Windows). */
const ALGORITHMS = [-7, -8, -257]

/** Every passkey serves alone and as the second step: it is kept on the device, which asks for a finger, a face or a PIN. */
export async function creationOptions(site: Site, { id, email, full_name }: Person, known: readonly Known[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Skillo',
    rpID: siteOf(site).rpID,
    attestationType: 'none' as const,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: full_name,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(described),
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** Of these passkeys, or of any that the device holds for this site. */
export async function requestOptions(site: Site, known: readonly Known[]) {
  const { generateAuthenticationOptions } = await library()
  const { rpID } = siteOf(site)
  const allowCredentials = known.map(described)
  return generateAuthenticationOptions({ rpID, userVerification: 'required', allowCredentials })
}

/** What to keep of a passkey that was just made; undefined when it was not made for this. */
export async function readCreated(site: Site, response: z.output<typeof createdPasskey>, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await library()
  const { rpID, origin } = siteOf(site)
  const expected = {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as never,
      ...expected,
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      is_synced: credentialBackedUp,
    }
  } catch {
    return undefined
  }
}

/** The new count of uses when this passkey signed the challenge; undefined when it did not. */
export async function readUsed(
  site: Site,
  key: PasskeyRow,
  { response, challenge }: { response: z.output<typeof usedPasskey>; challenge: string },
) {
  const { verifyAuthenticationResponse } = await library()
  const { rpID, origin } = siteOf(site)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        ...described(key),
        publicKey: new Uint8Array(key.public_key),
        counter: key.counter,
      },
      requireUserVerification: true,
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, is_synced: authenticationInfo.credentialBackedUp }
  } catch {
    return undefined
  }
}
