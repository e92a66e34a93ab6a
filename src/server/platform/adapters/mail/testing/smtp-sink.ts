import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { listen } from './listen.ts'
import { type Part, readMime } from './read-mime.ts'

export interface Arrived {
  from: string
  recipients: string[]
  raw: string
  message: Part
}

interface Refusal {
  code: number
  at: 'rcpt' | 'data'
}

/** A real SMTP server that keeps what it gets; `refusal` makes it refuse the next mails. */
export async function startSmtpSink() {
  const arrived: Arrived[] = []
  const state: { refusal: Refusal | undefined } = { refusal: undefined }
  const refusalAt = (at: Refusal['at']) =>
    state.refusal?.at === at ? Object.assign(new Error('no'), { responseCode: state.refusal.code }) : undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'skillo' }) : done(new Error('wrong')),
    onRcptTo: (_address, _session, done) => done(refusalAt('rcpt')),
    onData: async (stream, session, done) => {
      // Whoever sends may be killed in the middle of a mail.
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined) return done(new Error('lost'))
      const { mailFrom, rcptTo } = session.envelope
      const refused = refusalAt('data')
      if (!refused) {
        const recipients = rcptTo.map(({ address }) => address)
        arrived.push({ from: mailFrom ? mailFrom.address : '', recipients, raw, message: readMime(raw) })
      }
      done(refused)
    },
  })
  // Whoever is killed leaves a connection that ends badly.
  server.on('error', () => undefined)
  const port = await listen(server.server)
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { arrived, state, close, url: (login = '') => `smtp://${login}127.0.0.1:${port}` }
}

/** An address where nobody listens. */
export async function unusedUrl(): Promise<string> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return `smtp://127.0.0.1:${port}`
}
