import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, mayBePublic, publicLookup } from './public-address.ts'

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4003:80f::200e'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a host', () => {
  it('may be public by its name, or is by its address', () => {
    const hosts = ['fcm.googleapis.com', '8.8.8.8', '[2606:4700:4700::1111]']
    expect(hosts.filter((host) => !mayBePublic(new URL(`https://${host}/`)))).toEqual([])
    const inside = ['localhost', 'database', '127.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:7f00:1]', '10.0.0.1']
    expect(inside.filter((host) => mayBePublic(new URL(`https://${host}/`)))).toEqual([])
  })

  it('whose name leads to this machine is not connected to', async () => {
    const look = promisify(publicLookup)
    await expect(look('localhost', {})).rejects.toMatchObject({ code: 'EADDRREFUSED' })
  })
})
