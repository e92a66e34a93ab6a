import { describe, expect, it } from 'vitest'
import { mentionTyped, notePieces, toStored, withMention } from './note-text.ts'

const ana = { member_id: '11111111-1111-4111-8111-111111111111', full_name: 'Ana Ruiz' }
const longer = { member_id: '22222222-2222-4222-8222-222222222222', full_name: 'Ana Ruiz-Peña O’Neill' }

describe('mentions', () => {
  it('are kept by who they are, the longer name first', () => {
    const stored = toStored('Mira esto, @Ana Ruiz-Peña O’Neill y @Ana Ruiz.', [ana, longer])
    expect(stored).toBe(`Mira esto, @[${longer.member_id}] y @[${ana.member_id}].`)
  })

  it('are drawn with today’s name, and without one when the person left', () => {
    const body = `@[${ana.member_id}] y @[${longer.member_id}]`
    expect(notePieces({ body, mentions: [ana] }).map(({ text }) => text)).toEqual([
      '@Ana Ruiz',
      ' y ',
      '@alguien que ya no está',
    ])
  })

  it.each([
    ['Hola @An', 'An'],
    ['@', ''],
    ['@José Lu', 'José Lu'],
    ['correo@ejemplo', null],
    ['@Ana Ruiz mira', null],
  ])('of «%s» being typed: %s', (text, typed) => expect(mentionTyped(text)).toBe(typed))

  it('are completed in place', () => expect(withMention('Hola @An', 'Ana Ruiz')).toBe('Hola @Ana Ruiz '))
})
