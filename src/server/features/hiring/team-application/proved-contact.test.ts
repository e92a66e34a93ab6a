import { expect, test } from 'vitest'
import { provedContact } from './proved-contact.ts'

const now = new Date()
const account = {
  email: "nerea.o'connor@correo.example",
  email_verified_at: now,
  phone: '+34600123456',
  phone_verified_at: now,
}
const proved = (email: string, phone: string, of: Partial<typeof account> | null = {}) =>
  provedContact({ email, phone }, of ? { ...account, ...of } : undefined)

test('only the address and the number that the account proved are called proved', () => {
  const both = { verified_email: true, verified_phone: true }
  expect(proved("Nerea.O'Connor@correo.example", '600 123 456')).toEqual(both)
  expect(proved("nerea.o'connor@correo.example", '0034 600-123-456')).toEqual(both)
  const none = { verified_email: false, verified_phone: false }
  expect(proved('direccion@otra-empresa.example', '611 123 456')).toEqual(none)
  expect(proved('', '456')).toEqual(none)
  expect(proved("nerea.o'connor@correo.example", '600 123 456', null)).toEqual(none)
})
