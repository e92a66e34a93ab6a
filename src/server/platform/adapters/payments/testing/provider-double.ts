import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../mail/testing/listen.ts'

interface Asked {
  method: string
  path: string
  query: URLSearchParams
  authorization: string
  idempotency: string
  body: string
}

/** A provider on this machine: answers each path with what the test has put there, and keeps what it was asked. */
export async function startProvider() {
  const asked: Asked[] = []
  const answers = new Map<string, object>()
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost')
    const path = pathname.replace(/\/$/, '')
    const body = await text(request)
    const idempotency = String(headers['idempotency-key'] ?? headers['x-idempotency-key'] ?? '')
    asked.push({ method, path, query, authorization: headers.authorization ?? '', idempotency, body })
    const answer = answers.get(`${method} ${path}`)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: { type: 'invalid_request_error', message: 'No such thing' } }))
  })
  const port = await listen(server)
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { asked, answers, close, url: `http://127.0.0.1:${port}` }
}
