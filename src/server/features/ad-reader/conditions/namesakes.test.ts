import { describe, expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const placeIn = (text: string) => {
  const [place] = proposeRequirements(text, 'Puesto').document?.locations ?? []
  return place && `${place.city} ${place.country}`
}

describe('towns that share a name', () => {
  it('are told apart by the name that stands beside them', () => {
    expect(placeIn('ANALISTA CONTABLE - SANTIAGO, PROVIDENCIA\nRequisitos:\n- Excel')).toBe('Santiago de Chile CL')
    expect(placeIn('Zona: Santa Fe, Alc. Álvaro Obregón, CDMX\nRequisitos:\n- Excel')).toBe('Santa Fe MX')
  })

  it('are told apart by other towns, by money and by the words of a country', () => {
    expect(placeIn('Despacho en Guadalajara, con visitas a Zapopan.\nRequisitos:\n- Excel')).toBe('Guadalajara MX')
    expect(placeIn('Despacho en Guadalajara busca auxiliar. IMSS e INFONAVIT.')).toBe('Guadalajara MX')
    expect(placeIn('Despacho en Guadalajara busca auxiliar. Paga de $12k a $15k.')).toBe('Guadalajara MX')
    expect(placeIn('Almacén en Guadalajara busca mozo. 14 pagas, 18.000 € brutos anuales.')).toBe('Guadalajara ES')
    expect(placeIn('Colegio en Córdoba busca preceptor. Obra social, secundario completo.')).toBe('Córdoba AR')
  })

  it('are read where a part of the town is named', () => {
    expect(placeIn('Residencia a Lugo centro precisa gerocultores')).toBe('Lugo ES')
  })
})

it('is the first of the list where nothing speaks for one of them', () => {
  expect(placeIn('Restaurante en el centro de Córdoba busca ayudante de cocina.')).toBe('Córdoba ES')
  expect(placeIn('Estudio contable en Córdoba incorpora personal. De 9 a 17 hs.')).toBe('Córdoba AR')
})
