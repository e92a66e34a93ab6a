import { describe, expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const read = (text: string) => proposeRequirements(text, 'Operario de planta')
const placesIn = (text: string) => (read(text).document.locations ?? []).map(({ city, region }) => city ?? region)

describe('the office that takes CVs', () => {
  it.each([
    'Dejar CV en la oficina de Trujillo, de lunes a sábado de 8 a 12.',
    'Interesados acercarse a nuestra oficina de Trujillo, sábados de 9 a 13.',
    'También puedes presentarte en la sede de Trujillo los sábados de 8 a 11.',
  ])('says neither where nor when the work is: «%s»', (applying) => {
    const ad = `Planta de empaque – Chepén, La Libertad (Perú)\n\nRequisitos:\n- Excel\n\n${applying}`
    expect(placesIn(ad)).toEqual(['Chepén'])
    expect(read(ad).requirements.map(({ quote }) => quote)).toEqual(['Excel'])
  })

  it('is where the work is when no other place is named', () => {
    expect(placesIn('Requisitos:\n- Excel\n\nPresentarse con CV en Trujillo.')).toEqual(['Trujillo'])
  })

  it('leaves the hours of the post alone', () => {
    const ad = 'Requisitos:\n- Excel\n\nHorario: lunes a viernes de 8 a 17 y sábados de 8 a 12.\nMandar CV por correo.'
    expect(read(ad).requirements.map(({ quote }) => quote)).toContain('sábados de 8 a 12')
  })
})

describe('the address under the name of the house', () => {
  it('says where the work is, rather than the plant that the work is for', () => {
    const ad =
      'ESTRUCTURAS DEL NORTE S.A.C.\nCallao, Av. Los Nogales\n\nProyecto: vigas para planta en Talara.\n\nRequisitos:\n- Excel'
    expect(placesIn(ad)).toEqual(['Callao'])
  })
})
