import { expect, test } from 'vitest'
import { settingsOf, shareForm, startOf } from './share-settings.ts'

const now = new Date('2026-11-15T12:00:00Z')
const open = {
  url: 'https://skillo.example/x',
  has_password: true,
  expires_at: '2026-12-01T12:00:00Z',
  show_contact: true,
  views: 3,
  downloads: 1,
}

test('a link begins without contact data and without a password, for a month', () => {
  expect(settingsOf(startOf(null, now))).toEqual({ expires_in_days: 30, show_contact: false, password: null })
})

test('saving an open link keeps what it has', () => {
  expect(settingsOf(startOf(open, now))).toEqual({ expires_in_days: 30, show_contact: true })
  expect(settingsOf(startOf({ ...open, expires_at: null, has_password: false }, now))).toEqual({
    expires_in_days: null,
    show_contact: true,
    password: null,
  })
})

test('a password is changed, removed or refused', () => {
  const form = startOf(open, now)
  expect(settingsOf({ ...form, password: 'lluvia' })).toMatchObject({ password: 'lluvia' })
  expect(settingsOf({ ...form, protect: false, password: 'lluvia' })).toMatchObject({ password: null })
  const message = (part: object) => shareForm.safeParse({ ...form, ...part }).error?.issues[0]?.message
  expect(message({})).toBeUndefined()
  expect(message({ password: 'abc' })).toBe('Usa al menos 4 caracteres.')
  expect(message({ has_password: false })).toBe('Completa este campo.')
})
