import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookBody } from '#shared/integrations/webhook-data.ts'

export interface Received {
  headers: IncomingHttpHeaders
  text: string
  body: WebhookBody
}

type Answer = (response: ServerResponse, received: Received) => void

export interface Receiver {
  url: string
  port: number
  received: Received[]
  /** What it does with whatever comes next. */
  answers: (answer: Answer) => void
  close: () => Promise<void>
}

export const fine: Answer = (response) => response.end('gracias')
export const broken: Answer = (response) => response.writeHead(500).end('algo se rompió')
/** Takes what comes and says nothing. */
export const silent: Answer = () => undefined

/** A real server on this machine that webhooks are sent to. */
export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let answer = fine
  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    const one = { headers: request.headers, text, body: JSON.parse(text || '{}') }
    received.push(one)
    answer(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answers: (next) => {
      answer = next
    },
    close: async () => {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

/** As the guide tells receivers to check it: whether one of the marks is that of this secret. */
export function isSignedWith(secret: string, { headers, text }: Received): boolean {
  const parts = String(headers['skillo-signature']).split(',')
  const time = parts[0]?.replace('t=', '')
  const expected = `v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`
  return parts.slice(1).includes(expected)
}
