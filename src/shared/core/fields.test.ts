import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  email,
  fullName,
  httpsUrl,
  id,
  line,
  linkToken,
  newPassword,
  optionalLine,
  optionalText,
  text,
  typedPassword,
} from './fields.ts'

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be gone
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

describe('text', () => {
  it('is trimmed, in composed form, and free of control and direction characters', () => {
    expect(text(50).parse(' e\u0301l\u0000 \u202eniño\u2066\ud800 ')).toBe('él niño\ufffd')
    expect(line(50).parse('una\r\n\tdos\u2028tres')).toBe('una dos tres')
    expect(text(50).parse('una\n\tdos')).toBe('una\n\tdos')
  })

  it('is stored clean whatever comes in, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
        const kept = text(100).parse(value)
        expect(kept).not.toMatch(FORBIDDEN)
        expect(kept.isWellFormed()).toBe(true)
        expect(kept).toBe(kept.trim().normalize('NFC'))
        expect(text(200).parse(kept)).toBe(kept)
        expect(line(200).parse(value)).not.toMatch(/[\r\n\t\u2028\u2029]/)
      }),
      { numRuns: 2000 },
    )
  })

  it('counts after cleaning, and refuses oversize before it', () => {
    expect(text(5).parse(`     abcde     `)).toBe('abcde')
    expect(messageOf(text(5), 'abcdef')).toBe('Escribe como máximo 5 caracteres.')
    expect(messageOf(text(5), ' '.repeat(1_000_000))).toBe('Escribe como máximo 5 caracteres.')
    expect(messageOf(line(5), '\n'.repeat(1_000_000))).toBeUndefined()
    expect(messageOf(text(5, 1), '  \u0000 ')).toBe('Completa este campo.')
    expect(messageOf(text(50, 3), 'ab')).toBe('Escribe al menos 3 caracteres.')
  })

  it('that is optional becomes null when it is empty', () => {
    for (const schema of [optionalLine(9), optionalText(9)]) {
      expect([schema.parse(''), schema.parse('  '), schema.parse(null), schema.parse(' x ')]).toEqual([
        null,
        null,
        null,
        'x',
      ])
    }
  })
})

describe('full name', () => {
  it.each([
    'Ana Pérez',
    "Sinéad O'Connor",
    'Ana-María',
    'J. Ñ. Muñoz',
    '李 明',
    'Søren',
    'Åsa',
    'Iñaki D’Ors',
    'Jose\u0301',
  ])('%s', (name) => expect(fullName.safeParse(name).success).toBe(true))
  it.each(['A', '', '..', "-'", 'Ana1', 'Ana@casa', 'Ana <b>', 'Ana\u200bPérez', '😀😀', 'Ana;', '=Ana', 'Ana/Eva'])(
    'not %j',
    (name) => expect(messageOf(fullName, name)).toBe('Escribe tu nombre y apellido.'),
  )
})

describe('email', () => {
  it.each([
    [' Ana@Correo.Example ', 'ana@correo.example'],
    ['ana+tag@sub.correo.example', 'ana+tag@sub.correo.example'],
    ['ana\u0000@correo.example', 'ana@correo.example'],
  ])('%j is %s', (typed, kept) => expect(email.parse(typed)).toBe(kept))

  it('asks for an address where there is none', () => {
    expect(messageOf(email, '')).toBe('Completa este campo.')
  })

  it.each([
    ' ',
    'ana',
    'ana@',
    '@correo.example',
    'ana@correo',
    'ana@@correo.example',
    'ana perez@correo.example',
    'ana@correo.example,eva@correo.example',
    'ana@correo.example\r\nBcc: eva@correo.example',
    'Ana <ana@correo.example>',
    '"ana"@correo.example',
    'ana..b@correo.example',
    '.ana@correo.example',
    'ana@correo..example',
    'ana@-correo.example',
    'añá@correo.example',
    `${'a'.repeat(250)}@correo.example`,
    `ana@${'c'.repeat(400)}.example`,
  ])('not %j', (value) => expect(messageOf(email, value)).toBe('Revisa el correo: parece incompleto.'))
})

describe('links', () => {
  it.each([
    'https://correo.example',
    'https://a.b.example/x?y=1#z',
    'https://ñandú.example',
    'HTTPS://A.example:8443/',
  ])('%s', (url) => expect(httpsUrl.safeParse(url).success).toBe(true))
  it.each([
    'http://a.example',
    'https:a.example',
    'https:/a.example',
    '//a.example',
    'javascript://a.example/%0aalert(1)',
    'https://a.example@b.example',
    'https://:clave@b.example',
    'https://localhost',
    'https://a.localhost',
    'https://intranet',
    'https://router.local',
    'https://x.internal',
    'https://10.0.0.1',
    'https://0177.0.0.1',
    'https://0x7f000001',
    'https://[::ffff:127.0.0.1]',
    'https://①②⑦.0.0.1',
    'https://127.0.0.1.',
    'https://localhost.',
    'https://a .example',
    'https://',
    'https://a.example\\b',
  ])('not %s', (url) => expect(messageOf(httpsUrl, url)).toBe('El enlace debe empezar por https://.'))
})

describe('secrets', () => {
  it('keeps passwords exactly as typed', () => {
    for (const typed of ['  espacios al borde  ', 'contraseña\u0000x', 'e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301'])
      expect(newPassword.parse(typed)).toBe(typed)
  })

  it('bounds them', () => {
    expect(messageOf(newPassword, 'a'.repeat(9))).toBe('Usa al menos 10 caracteres y evita contraseñas comunes.')
    expect(messageOf(newPassword, 'a'.repeat(129))).toBe('Usa como máximo 128 caracteres.')
    expect(newPassword.safeParse('a'.repeat(128)).success).toBe(true)
    expect(newPassword.safeParse(`${'a'.repeat(12)}\ud800`).success).toBe(false)
    expect(messageOf(typedPassword, '')).toBe('Completa este campo.')
    expect(typedPassword.safeParse('a'.repeat(1025)).success).toBe(false)
  })

  it('knows the shape of links and ids', () => {
    expect(linkToken.safeParse(`${'A-_9'.repeat(10)}abc`).success).toBe(true)
    for (const wrong of [
      '',
      'A'.repeat(42),
      'A'.repeat(44),
      `${'A'.repeat(42)}\n`,
      `${'A'.repeat(43)}\n`,
      '='.repeat(43),
    ])
      expect(linkToken.safeParse(wrong).success).toBe(false)
    for (const wrong of ['', '1', 'x'.repeat(36), "c0ffee00-0000-4000-8000-00000000000'"])
      expect(id.safeParse(wrong).success).toBe(false)
  })
})
