import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from '#server/platform/public-address.ts'
import { aReceiver, type Receiver, silent } from '#tests/support/outside/receiver.ts'
import { createWebhooks } from './create-webhooks.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await aReceiver()
})
afterEach(() => {
  receiver.received.splice(0)
  receiver.answers((response) => response.end('gracias'))
})
afterAll(() => receiver.close())

const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"ñ"}' })
const outside = createWebhooks({ allows_loopback: false })
const here = createWebhooks({ allows_loopback: true, whole_ms: 500 })
/** Names lead where the test says; how often they were asked for is counted. */
function named(...answers: string[][]) {
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    const addresses = answers[Math.min(asked.length, answers.length) - 1] ?? []
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { asked, resolve }
}

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::1',
    '100::1',
    'fd00:ec2::254',
    'skillo.example',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a message', () => {
  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://0/',
    'http://8.8.8.8/',
    'https://[fd00::1]/',
  ])('never goes to %s', async (url) => {
    expect(await outside.send(message(url))).toEqual({ failure: 'ADDRESS', status: null, answer: null })
    expect(await outside.mayCall(url)).toBe(false)
  })

  it.each([
    ['to this machine', ['127.0.0.1']],
    ['into a network of its own', ['192.168.1.10']],
    ['also there, beside a public one', ['93.184.216.34', '10.0.0.1']],
    ['by IPv6', ['fe80::1']],
    ['by a mapped address', ['::ffff:10.0.0.1']],
  ])('never goes to a name that leads %s', async (_, addresses) => {
    const sender = createWebhooks({ allows_loopback: false, ...named(addresses) })
    expect((await sender.send(message('https://interno.empresa.example/'))).failure).toBe('ADDRESS')
  })

  it('to a name that leads nowhere is told so', async () => {
    const sender = createWebhooks({ allows_loopback: false, ...named([]) })
    expect((await sender.send(message('https://nadie.example/'))).failure).toBe('NAME')
    const broken = createWebhooks({ allows_loopback: false, resolve: () => Promise.reject(new Error('no answer')) })
    expect((await broken.send(message('https://nadie.example/'))).failure).toBe('NAME')
  })

  it('goes to what was checked, though the name leads elsewhere a moment later', async () => {
    const names = named(['127.0.0.1'], ['10.0.0.1'])
    const sender = createWebhooks({ allows_loopback: true, resolve: names.resolve })
    const url = `http://receptor.empresa.example:${receiver.port}/hook?a=1`
    expect(await sender.send(message(url))).toEqual({ failure: null, status: 200, answer: 'gracias' })
    expect(names.asked).toEqual(['receptor.empresa.example'])
    expect(receiver.received[0]?.headers.host).toBe(`receptor.empresa.example:${receiver.port}`)
    expect(receiver.received[0]?.text).toBe('{"a":"ñ"}')
    expect((await sender.send(message(url))).failure).toBe('ADDRESS')
  })

  it('follows no way to somewhere else', async () => {
    const hidden = await aReceiver()
    receiver.answers((response) => response.writeHead(302, { location: hidden.url }).end())
    expect(await here.send(message(receiver.url))).toMatchObject({ failure: 'REDIRECT', status: 302 })
    expect(hidden.received).toEqual([])
    await hidden.close()
  })

  it('waits for an answer only so long, also where it comes by drops', async () => {
    receiver.answers(silent)
    expect(await here.send(message(receiver.url))).toEqual({ failure: 'TIMEOUT', status: null, answer: null })
    receiver.answers((response) => {
      const drops = setInterval(() => response.write('.'), 50)
      response.once('close', () => clearInterval(drops))
    })
    const { failure, status, answer } = await here.send(message(receiver.url))
    expect([failure, status, /^\.+$/.test(answer ?? '')]).toEqual([null, 200, true])
  })

  it('reads only the beginning of what is answered, as one line', async () => {
    receiver.answers((response) => response.writeHead(418).end(`a\u0000b\n\u202e${'x'.repeat(5_000_000)}`))
    const { failure, status, answer } = await here.send(message(receiver.url))
    expect([failure, status, answer?.length, answer?.slice(0, 5)]).toEqual(['STATUS', 418, 300, 'a b x'])
  })

  it('to where nobody listens, or speaks otherwise, is no more than that', async () => {
    const closed = await aReceiver()
    await closed.close()
    expect((await here.send(message(closed.url))).failure).toBe('CONNECTION')
    const plain = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
    const address = await new Promise<ReturnType<typeof plain.address>>((resolve) =>
      plain.once('listening', () => resolve(plain.address())),
    )
    const port = typeof address === 'object' ? address?.port : 0
    expect((await here.send(message(`https://127.0.0.1:${port}/`))).failure).toBe('TLS')
    plain.close()
  })

  it('is called off with the process', async () => {
    receiver.answers(silent)
    const ending = new AbortController()
    const sending = createWebhooks({ allows_loopback: true }).send(message(receiver.url), ending.signal)
    setTimeout(() => ending.abort(new Error('the process ends')), 50)
    await expect(sending).rejects.toThrow('the process ends')
  })
})
