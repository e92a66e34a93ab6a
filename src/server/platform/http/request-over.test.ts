import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { RequestOver } from './request-over.ts'

/** A server whose only answer waits until somebody says so. */
async function aSlowServer() {
  let answer: (text: string) => void = () => undefined
  const answered = new Promise<string>((resolve) => {
    answer = resolve
  })
  const signals: AbortSignal[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.post('/', async (_request, reply) => {
    signals.push(new RequestOver(reply).signal)
    return answered
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address, answer, signals }
}

it('is told when the caller hangs up before the answer', async () => {
  const { app, address, answer, signals } = await aSlowServer()
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}')
  await expect.poll(() => signals.length).toBe(1)
  expect(signals[0]?.aborted).toBe(false)
  socket.destroy()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  answer('nobody')
  await app.close()
})

it('is not over because the whole request has been read, nor because it was answered', async () => {
  const { app, address, answer, signals } = await aSlowServer()
  const response = fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  await expect.poll(() => signals.length).toBe(1)
  answer('hola')
  expect(await (await response).text()).toBe('hola')
  await app.close()
  expect(signals[0]?.aborted).toBe(false)
})

it('keeps the connection of who waits for work that is elsewhere', async () => {
  const app = Fastify({ connectionTimeout: 150 })
  app.get('/', async (_request, reply) => {
    const over = new RequestOver(reply)
    return over.within(300, () => over.outsideDeadline(() => delay(1_000, 'hecho')))
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await (await fetch(address)).text()).toBe('hecho')
  await app.close()
})

it('is over when its time is, also for who asks afterwards', async () => {
  const app = Fastify()
  app.get('/', async (_request, reply) => {
    const over = new RequestOver(reply)
    const before = over.signal.aborted
    over.end()
    const late = new RequestOver(reply)
    late.end()
    return [before, over.signal.aborted, late.signal.aborted]
  })
  expect((await app.inject('/')).json()).toEqual([false, true, true])
})
