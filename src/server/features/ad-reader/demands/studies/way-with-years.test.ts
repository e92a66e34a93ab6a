import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (item: string, title = 'Jefa de taller'): string[] =>
  proposeRequirements(`Requisitos:\n- ${item}`, title).requirements.map(({ requirement }) =>
    requirementWords(requirement),
  )

describe('who studied less and has worked for years', () => {
  it.each([
    [
      'Ingeniería mecánica o industrial; también se aceptan técnicos con al menos 5 años en taller',
      'Técnicos con al menos 5 años en taller',
    ],
    [
      'Licenciatura en Contaduría o Finanzas. También consideramos egresados con 3 años de experiencia',
      'Egresados con 3 años de experiencia',
    ],
    [
      'Titulado en Forestal; técnicos madereros con seis años de oficio también pueden postular',
      'Técnicos madereros con seis años de oficio',
    ],
    [
      'Grado en Química, o técnico superior de laboratorio con 2 años de experiencia',
      'Técnico superior de laboratorio con 2 años de experiencia',
    ],
    [
      'Ingeniero forestal o perito agrícola con más de 3 años de experiencia',
      'Perito agrícola con más de 3 años de experiencia',
    ],
  ])('«%s» is one demand, and the years are of the other way', (item, way) => {
    const [one, ...more] = asked(item)
    expect(one).toContain(` o ${way}`)
    expect(one).toMatch(/^Grado/)
    expect(more).toEqual([])
  })

  it('does not hide the years that are asked of everybody', () => {
    const all = asked(
      'Ingeniería civil o técnico con más de 6 años de experiencia\n- 2 años de experiencia como jefa de taller',
    )
    expect(all[1]).toMatch(/2 años o más/)
  })
})

describe('experience instead of studies', () => {
  it('may stand behind a list of schools', () => {
    expect(asked('Técnico en soldadura o calderería (Alfa, Beta) o experiencia equivalente', 'Soldador')[0]).toMatch(
      /Experiencia como Soldador/,
    )
  })

  it('counts the years that the ad says of it', () => {
    expect(asked('Bachillerato técnico en Electromecánica (o experiencia comprobable de al menos 4 años)')).toEqual([
      'Técnico de grado medio en Electromecánica o 4 años de experiencia',
    ])
  })
})
