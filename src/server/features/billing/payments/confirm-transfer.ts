import { readProcessConfig } from '#server/config.ts'
import { EVENT_SIGNATURE, signedEvent } from '#server/platform/adapters/payments/signed-event.ts'
import { minorUnits } from '#shared/core/money.ts'

// For the operator, once a transfer is on the account: signs what came and tells the running server.
const USAGE = 'npm run transfer -- SK2345… 59.29 EUR [APPROVED | REJECTED | PARTIALLY_REFUNDED | REFUNDED]'
const OUTCOMES = ['APPROVED', 'REJECTED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const

function told([typed = '', paid = '', currency = '', wanted = 'APPROVED']: string[]) {
  const reference = typed.toUpperCase().replaceAll(/\s/g, '')
  const outcome = OUTCOMES.find((one) => one === wanted)
  if (!/^SK[2-9A-Z]{22}$/.test(reference) || !/^\d+(\.\d+)?$/.test(paid) || !/^[A-Z]{3}$/.test(currency) || !outcome)
    throw new Error(USAGE)
  const amount = Math.round(Number(paid) * 10 ** minorUnits(currency))
  // The same news typed twice is one; a corrected amount is another.
  const event_id = `operator:${reference}:${outcome}:${amount}${currency}`
  return { event_id, reference, outcome, amount, currency, detail: null }
}

async function run(args: string[]): Promise<string> {
  const { payments, public_url } = readProcessConfig()
  if (!payments.transfer) throw new Error('Set TRANSFER_IBAN, TRANSFER_HOLDER and TRANSFER_SECRET first.')
  const news = told(args)
  const { body, signature } = signedEvent(payments.transfer.secret, news, new Date())
  const headers = { 'content-type': 'application/json', [EVENT_SIGNATURE]: signature }
  const answer = await fetch(`${public_url}/api/v1/payments/news/transfer`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The server refused it: ${answer.status}`)
  return `${news.outcome} ${news.reference}: told. If the amount fits, the plan is active now.`
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
