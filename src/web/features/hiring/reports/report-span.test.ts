import { expect, it } from 'vitest'
import { readSpan, withSpan } from './report-span.ts'

const now = new Date(2026, 2, 15, 12)
const read = (address: string) => readSpan(new URLSearchParams(address), now)

it('a named span ends today, and twelve months are what nobody has to ask for', () => {
  expect(read('')).toEqual({ name: 'anual', span: { from: '2025-03-16', to: '2026-03-15' } })
  expect(read('periodo=mes').span).toEqual({ from: '2026-02-14', to: '2026-03-15' })
  expect(read('periodo=actual').span).toEqual({ from: '2026-01-01', to: '2026-03-15' })
  expect(read('periodo=siempre').name).toBe('anual')
})

it('own days stand in the address, and what is no span says so', () => {
  const address = withSpan(new URLSearchParams('tab=informes'), 'fechas', { from: '2026-01-01', to: '2026-01-31' })
  expect(read(`${address}`)).toMatchObject({ name: 'fechas', span: { from: '2026-01-01', to: '2026-01-31' } })
  expect(read('periodo=fechas&desde=2026-02-01&hasta=2026-01-01').error).toMatch(/final/)
  expect(`${withSpan(address, 'anual')}`).toBe('tab=informes')
})
