import type { FastifyInstance } from 'fastify'

/** What a request may take, and a little more. */
const LONGEST_MS = 12_000

/** Lets requests under way finish when the server stops, and then their connections too: browsers would keep them open for minutes. */
export function installDrain(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), LONGEST_MS).unref()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
