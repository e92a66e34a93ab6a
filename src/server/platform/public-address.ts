import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const reserved = new BlockList()
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  reserved.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(net, bits, 'ipv6')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the open network: not of this machine, of a network behind it, or kept for something else. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

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
