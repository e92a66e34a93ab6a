import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'

describe('when somebody can work', () => {
  const lifeOf = (text: string) => read(person, '', 'OTROS DATOS', text).circumstances

  it.each([
    ['Puedo empezar mañana mismo.', [], null],
    ['Disponible los sábados en campaña.', ['FINES_DE_SEMANA'], null],
    ['Disponibilidad para noches; los domingos no puedo.', ['NOCHE'], null],
    ['Soltero, sin problema para salir varios días.', [], true],
    ['Para viajar: sí.', [], true],
    ['Disponibilidad para trabajar en campamento, cualquier régimen', ['ROTATIVO', 'MANANA', 'TARDE'], null],
  ])('«%s»', (text, shifts, travels) => {
    const life = lifeOf(text)
    expect([...life.shifts].sort()).toEqual([...shifts].sort())
    expect(life.travels ?? null).toBe(travels)
  })

  it('a time of the day is no course', () => {
    expect(read(person, '', 'OTROS DATOS', 'Tengo libres las mañanas hasta las 12 h.').courses).toEqual([])
  })
})
