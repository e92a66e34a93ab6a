import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What of IPv4 is not the public internet: own networks, this machine, carriers, documents, groups, what is reserved. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Of IPv6 only what is given out at all; within it, ways that lead into IPv4, and documents. */
const GIVEN_OUT_6 = ['2000::/3']
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const closed4 = listOf(NOT_PUBLIC_4, 'ipv4')
const open6 = listOf(GIVEN_OUT_6, 'ipv6')
const closed6 = listOf(NOT_PUBLIC_6, 'ipv6')

/** Whether an address is one of the open network: not of this machine, of a network behind it, or kept for something else. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed4.check(address, 'ipv4')
  // A zone names a network of this machine.
  if (family === 6) return !address.includes('%') && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
  return false
}

export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'

/** Whether the host of an address may be public: a name, which is looked up later, or a public address itself. */
export function mayBePublic({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) ? isPublicAddress(literal) : /[^.]\.[^.]/.test(hostname)
}

/** For requests to hosts that somebody else chose: connects to the very address that was looked at, and never to one inside. */
export const publicLookup: LookupFunction = (hostname, { family, hints }, done) => {
  const asked = { all: true as const, ...(family !== undefined && { family }), ...(hints !== undefined && { hints }) }
  lookup(hostname, asked, (error, found) => {
    const isRefused = !error && (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
    const refusal = isRefused ? Object.assign(new Error('address refused'), { code: 'EADDRREFUSED' }) : error
    done(refusal, refusal ? [] : found)
  })
}
