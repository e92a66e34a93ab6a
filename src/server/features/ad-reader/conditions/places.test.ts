import { describe, expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const read = (text: string) => proposeRequirements(text, 'Puesto').document ?? {}
const placesIn = (text: string) => (read(text).locations ?? []).map(({ city, region }) => city ?? region).join(' + ')

describe('where the work is', () => {
  it.each([
    ['Somos una empresa con presencia de Arica a Punta Arenas.\nUbicación: Quilicura', 'Quilicura'],
    ['Grupo con tiendas en Madrid y Barcelona. Buscamos dependiente para nuestra tienda de Reus.', 'Reus'],
    ['Lugar de trabajo\nZapopan, Jalisco', 'Zapopan'],
    ['Constructora en Lima requiere carpintero para obra en Miraflores.', 'Miraflores'],
    ['Ubicación: Av. Arequipa 2450, San Isidro, Lima', 'San Isidro'],
    ['Oficina en Valencia. Visitas a clientes de Alicante y Murcia.', 'Valencia'],
    ['Ventas en Bogotá, con viajes a Medellín.', 'Bogotá'],
    ['Operario para planta del Corredor del Henares.', 'Corredor del Henares'],
    ['Se busca camarera para hotel en la Costa del Sol.', 'Costa del Sol'],
    ['Empresa del Valle de Aburrá busca auxiliar.', 'Valle de Aburrá'],
  ])('%s', (text, place) => {
    expect(placesIn(`${text}\nRequisitos:\n- Excel`)).toBe(place)
  })

  it('may be several places', () => {
    expect(placesIn('Sede: Madrid, Sevilla o Bilbao')).toBe('Madrid + Sevilla + Bilbao')
    expect(placesIn('Ubicación: Getafe, Madrid')).toBe('Getafe')
    expect(placesIn('Ubicación: Miraflores o San Isidro, Lima')).toBe('Miraflores + San Isidro')
  })

  it('may be a town that no list knows', () => {
    const text = 'Lugar de trabajo: Villanueva del Olvido\nSalario: 18.000 € brutos anuales\nRequisitos:\n- Excel'
    expect(read(text).locations).toEqual([{ country: 'ES', region: null, city: 'Villanueva del Olvido' }])
  })
})

describe('how the work is done', () => {
  it.each([
    ['Remoto en México, con una reunión presencial cada mes en Puebla.', 'REMOTO'],
    ['Estamos en Barcelona, aunque medio equipo vive fuera y trabajamos en remoto casi siempre.', 'REMOTO'],
    ['Oficina en Sevilla. Teletrabajo 3 días/semana.', 'HIBRIDO'],
    ['Santiago centro, con 1 día de home office.', 'HIBRIDO'],
    ['Oficina en Madrid, viernes de teletrabajo.', 'HIBRIDO'],
    ['Monterrey, esquema 3x2.', 'HIBRIDO'],
    ['Tienda propia y venta presencial. Trabajo híbrido, premio anual y casino.', 'HIBRIDO'],
    ['Régimen híbrido 4x1, bono trimestral. Oficina: Lima.', 'HIBRIDO'],
    ['Estamos en Palma, pero puedes trabajar desde donde quieras dentro de España.', 'REMOTO'],
    ['Presencial en Rosario, no hay teletrabajo.', 'PRESENCIAL'],
  ])('%s %s', (text, modality) => {
    expect(read(`${text}\nRequisitos:\n- Excel`).modality).toBe(modality)
  })

  it('says from which countries', () => {
    expect(read('Trabajo remoto desde Colombia para una empresa de Estados Unidos.').remote_countries).toEqual(['CO'])
    expect(read('Remoto desde cualquier lugar del mundo, también España.').remote_countries).toBeUndefined()
    expect(read('100 % remoto para LATAM').remote_countries).toContain('AR')
    expect(read('Remoto LATAM. Debes vivir en México o Colombia.').remote_countries).toEqual(['MX', 'CO'])
  })
})

it.each([
  ['Horario de 4 a 8 pm lunes a viernes', 'TARDE'],
  ['Horario: 22:00 a 06:00', 'NOCHE'],
  ['Jornada de 6:00 a 14:00', 'MANANA'],
  ['Lunes a viernes de 8:00 a 18:00 hrs', ''],
  ['Horario: L-V 8:00am a 6:00pm y S 8:00am a 1:00pm', ''],
  ['Lunes a viernes 8:30 am – 6:00 pm / sábado 9:00 am – 1:00 pm', ''],
])('hours say the part of the day: %s', (text, shifts) => {
  expect((read(`${text}\nRequisitos:\n- Excel`).shifts ?? []).join()).toBe(shifts)
})
