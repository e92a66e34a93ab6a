import { createServer } from 'node:http'

/** What a model was asked, and by which way. */
export interface Heard {
  path: string
  body: string
  headers: Record<string, unknown>
}

/** A language model on this machine that answers whatever a test says; `heard` is everything that ever left for it. */
export async function startAnalystStub(answer: (asked: Heard) => string | number) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const asked = { path: request.url ?? '', body: Buffer.concat(chunks).toString(), headers: request.headers }
      heard.push(asked)
      const said = answer(asked)
      if (typeof said === 'number') response.writeHead(said).end()
      else response.end(JSON.stringify(asked.path.endsWith('/messages') ? asAnthropic(said) : asOpenAi(said)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  return {
    heard,
    env: { ANALYST_PROVIDER: 'openai', ANALYST_URL: url, ANALYST_KEY: 'a-key', ANALYST_MODEL: 'a-model' },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const asOpenAi = (content: string) => ({ choices: [{ message: { content } }] })
const asAnthropic = (text: string) => ({ content: [{ type: 'text', text }] })
