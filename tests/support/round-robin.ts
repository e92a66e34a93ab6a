import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { freePort } from './server-process.ts'

export interface RoundRobin {
  url: string
  /** Where requests go from now on, in turns. */
  backends: string[]
  close: () => Promise<void>
}

/** The simplest thing that can stand in front of several servers: in turns, and on to the next where nobody listens. */
export async function startRoundRobin(backends: string[]): Promise<RoundRobin> {
  let turn = 0
  const agent = new Agent({ keepAlive: true })
  const balancer: RoundRobin = { url: '', backends, close: async () => undefined }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked)
    // What nobody has received may be sent to somebody else; what got lost on the way is for the caller to send again.
    turn += 1
    const first = turn
    for (let tries = 0; tries < balancer.backends.length; tries += 1) {
      const backend = balancer.backends[(first + tries) % balancer.backends.length] ?? ''
      const outcome = await forward(backend, asked, body, answer)
      if (outcome === 'answered') return
      if (outcome === 'lost') break
    }
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  }

  function forward(backend: string, asked: IncomingMessage, body: Buffer, answer: ServerResponse) {
    return new Promise<'answered' | 'lost' | 'refused'>((resolve) => {
      const headers = { ...asked.headers, host: new URL(backend).host }
      const sent = request(backend + asked.url, { method: asked.method, headers, agent }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
        response.once('end', () => resolve('answered')).once('error', () => resolve('lost'))
        response.once('close', () => resolve('lost'))
      })
      sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'))
      sent.end(body)
    })
  }

  const server = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  balancer.url = `http://127.0.0.1:${port}`
  balancer.close = async () => {
    agent.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return balancer
}
