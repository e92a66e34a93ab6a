import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { PromiseLine } from './promise-line.tsx'

const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()

describe('the date of an answer', () => {
  it.each([
    ['in an hour', 60, /^Responde antes del/],
    ['a minute ago', -1, /^Prometió responder antes del .* y aún no lo ha hecho$/],
  ])('%s is told by the hour, not by the day', async (_, minutes, words) => {
    await openAt('/app', <PromiseLine application={{ promised_reply_at: inMinutes(minutes), is_open: true }} />)
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
