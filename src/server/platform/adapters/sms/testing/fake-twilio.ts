import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../mail/testing/listen.ts'

type Behaviour = { status: number; body?: string; location?: string } | 'hang' | 'hang_up'

/** Speaks Twilio's message call and keeps what it was asked; `next` chooses how the following calls are answered. */
export async function startFakeTwilio() {
  const requests: { method: string; path: string; authorization: string; type: string; form: URLSearchParams }[] = []
  const state: { next: Behaviour } = { next: { status: 201, body: '{"sid":"SM1"}' } }
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const form = new URLSearchParams(await text(request))
    const type = headers['content-type'] ?? ''
    requests.push({ method, path, authorization: headers.authorization ?? '', type, form })
    if (state.next === 'hang') return
    if (state.next === 'hang_up') return request.socket.destroy()
    const { status, body = '', location } = state.next
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(body)
  })
  const port = await listen(server)
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { requests, state, close, url: `http://127.0.0.1:${port}` }
}
