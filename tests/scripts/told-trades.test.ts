import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { NO_TRADES, tradesTold } from '#server/features/language/trades/told-trades.ts'
import { labelledLines } from '#tests/support/text/labelled-lines.ts'

const kept = labelledLines(fileURLToPath(new URL('../../training/lines/kept.txt', import.meta.url)))
const LINES_OF_A_JOB = 3

/** What somebody may tell of one job: three lines of the same trade, one after the other. */
function jobs(): { role_id: string | null; told: string }[] {
  const by_trade = Map.groupBy(kept, ({ trade }) => trade)
  return [...by_trade].flatMap(([trade, groups]) => {
    const lines = groups.flatMap(({ cvs }) => cvs)
    const count = Math.floor(lines.length / LINES_OF_A_JOB)
    const role_id = roleIdOf(trade)
    return Array.from({ length: count }, (_, i) => {
      const told = lines.slice(i * LINES_OF_A_JOB, (i + 1) * LINES_OF_A_JOB)
      return { role_id, told: told.join('\n') }
    })
  })
}

it('knows the trade of three lines that nothing was learnt from, out of 560', () => {
  const found = jobs().map(({ role_id, told }) => Object.keys(tradesTold(told).weights).indexOf(role_id ?? ''))
  const share = (isRight: (place: number) => boolean) => found.filter(isRight).length / found.length
  expect(share((place) => place === 0)).toBeGreaterThan(0.75)
  expect(share((place) => place >= 0)).toBeGreaterThan(0.85)
})

it('says nothing of work of which next to nothing is told', () => {
  expect(tradesTold('Varias tareas')).toEqual(NO_TRADES)
  expect(tradesTold('')).toEqual(NO_TRADES)
})

it('leans towards what somebody calls themselves, and hears no trade that is not told of', () => {
  const told = 'Menú del día, arroces y guisos para ochenta comensales, pedidos y orden de la cámara'
  expect(tradesTold(told).likeliest).toBe('cook')
  expect(tradesTold(told, ['head-chef']).likeliest).toBe('head-chef')
  expect(tradesTold(told, ['accountant']).likeliest).toBe('cook')
})
