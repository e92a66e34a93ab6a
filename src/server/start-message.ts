import type { AddressInfo } from 'node:net'
import type { Config } from './config.ts'
import { demoAccountsOf } from './features/accounts/demo-accounts.ts'

/** What a person needs to know once everything runs, in a few lines; `filling` when the demo is not whole yet. */
export function announce(config: Config, addresses: (AddressInfo | string)[], filling = false): void {
  const [first] = addresses
  const port = typeof first === 'object' ? first.port : undefined
  const home = port === undefined || port === config.port ? config.public_url : `http://localhost:${port}`
  const lines = ['', config.web ? `  Skillo is running at ${home}` : '  Skillo worker is running']
  const { items, password } = demoAccountsOf(config)
  if (password) {
    lines.push('', `  Demo accounts (password: ${password})`)
    for (const { email, about } of items) lines.push(`    ${email.padEnd(28)} ${about}`)
    if (filling)
      lines.push('', '  The pictures and applications of the other companies follow in the next minute or two.')
  }
  const hasOutbox = !config.production && (!config.mail.smtp_url || !config.sms.twilio)
  if (config.web && hasOutbox) lines.push('', `  Mails and SMS that would be sent: ${home}/api/dev/outbox`)
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
