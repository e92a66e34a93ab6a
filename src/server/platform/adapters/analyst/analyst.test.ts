import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnalystConfig } from '#server/analyst-config.ts'
import { readConfig } from '#server/config.ts'
import { type Heard, startAnalystStub } from '#tests/support/analyst-stub.ts'
import { AnalystFailure } from './analyst.ts'
import { createAnalyst } from './create-analyst.ts'

let answer: (asked: Heard) => string | number = () => ''
let stub: Awaited<ReturnType<typeof startAnalystStub>>
beforeAll(async () => {
  stub = await startAnalystStub((asked) => answer(asked))
})
afterAll(() => stub.close())

const analyst = (provider: AnalystConfig['provider'], url = `${stub.env.ANALYST_URL}/`) =>
  createAnalyst({ analyst: { provider, url, key: 'a-key', model: 'a-model' } })
const QUESTION = {
  task: 'Point at words.',
  data: { text: 'dos años en cierres' },
  timeout_ms: 5000,
  answer: z.object({ words: z.array(z.string()).max(2) }),
}
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof AnalystFailure ? error.reason : String(error)),
  )

describe('a language model outside', () => {
  it('is nobody unless it is set, and then nobody is asked', async () => {
    const config = readConfig({ NODE_ENV: 'test' })
    expect([config.analyst, createAnalyst(config).is_there]).toEqual([undefined, false])
    expect(await reasonOf(createAnalyst(config).ask(QUESTION))).toBe('absent')
    expect(stub.heard).toEqual([])
    expect(() => readConfig({ NODE_ENV: 'test', ANALYST_KEY: 'a-key' })).toThrow(/ANALYST_PROVIDER/)
  })

  it.each([
    ['openai', '/v1/chat/completions', { authorization: 'Bearer a-key' }],
    ['anthropic', '/v1/messages', { 'x-api-key': 'a-key', 'anthropic-version': '2023-06-01' }],
  ] as const)('is asked as %s is, with what it works on as data', async (provider, path, headers) => {
    answer = () => 'Claro:\n```json\n{"words": ["dos años"]}\n```'
    expect(await analyst(provider).ask(QUESTION)).toEqual({ words: ['dos años'] })
    expect(stub.heard.at(-1)).toMatchObject({ path, headers })
    const fence = /two lines «([\w-]{12})»/.exec(stub.heard.at(-1)?.body ?? '')?.[1] ?? 'none'
    expect(stub.heard.at(-1)?.body.split(fence)).toHaveLength(4)
  })

  it.each([
    ['says nothing', '', 'unreadable'],
    ['says no JSON', 'Claro, aquí tienes: <script>alert(1)</script>', 'unreadable'],
    ['says another shape', '{"score": 100}', 'unreadable'],
    ['says more than it may', '{"words": ["a", "b", "c"]}', 'unreadable'],
    ['never stops', `{"words": ["${'x'.repeat(200_000)}"]}`, 'unreadable'],
    ['does not want to', 429, 'refused'],
    ['sends us elsewhere', 302, 'unreachable'],
  ] as const)('that %s has not answered', async (_, said, reason) => {
    answer = () => said
    expect(['refused', reason]).toContain(await reasonOf(analyst('openai').ask(QUESTION)))
  })

  it('that cannot be reached, or takes too long, has not answered either', async () => {
    expect(await reasonOf(analyst('openai', 'http://127.0.0.1:1').ask(QUESTION))).toBe('unreachable')
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
    expect(await reasonOf(analyst('openai', url).ask({ ...QUESTION, timeout_ms: 50 }))).toBe('timeout')
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
  })
})
