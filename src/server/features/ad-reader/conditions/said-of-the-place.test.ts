import { expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const document = (text: string) => proposeRequirements(text, 'Puesto').document

it('takes three capitals amid small letters for no town', () => {
  const { locations } = document(
    'Empresa en Medellín busca contador.\nFunciones: declaraciones de retención, ICA e IVA.',
  )
  expect(locations?.[0]).toMatchObject({ city: 'Medellín' })
})

it.each([
  'Bilbao. Soporte a usuarios de forma telefónica, remota y presencial.',
  'Querétaro. Horario de 9 a 18. Un viernes al mes home office.',
  'Invernaderos en Níjar. Tareas: vigilar el riego y la ventilación remota.',
  'Talca. Funciones: monitoreo remoto de bombas en terreno.',
])('works at the office: %s', (text) => {
  expect(document(text).modality).not.toMatch(/REMOTO|HIBRIDO/)
})

it.each([
  ['Rosario. Trabajo remoto, un día de oficina al mes.', 'REMOTO'],
  ['Lima. Home office los viernes.', 'HIBRIDO'],
  ['Tucumán. Posición remota.', 'REMOTO'],
  ['Quilmes. En la oficina las tres primeras semanas y luego teletrabajo.', 'REMOTO'],
])('works at home: %s', (text, modality) => {
  expect(document(text).modality).toBe(modality)
})

it('believes the label of where the work is done', () => {
  const text = 'Lima. Atención a usuarios presencial y remota.\nModalidad: presencial, de lunes a viernes'
  expect(document(text).modality).toBe('PRESENCIAL')
})

it('asks for the time on site with which remote work begins', () => {
  const text = 'Salta. Buscamos gente para ventas. Presencial las tres primeras semanas, luego teletrabajo.'
  const asked = proposeRequirements(text, 'Puesto').requirements.map(({ requirement }) => requirement.value)
  expect(asked).toContainEqual({ question: '¿Puedes trabajar presencial las tres primeras semanas?' })
})

it('is remote from the country where it begins on site', () => {
  const text = 'Salta. Presencial las dos primeras semanas en la oficina del centro, luego teletrabajo.'
  expect(document(text)).toMatchObject({ modality: 'REMOTO', remote_countries: ['AR'] })
})

it('does not take a street with its number for the town that is called so', () => {
  const text = 'Mercado del Sur – Mendoza\nEntregar CV en la sucursal de Arequipa 2350 o de Moreno al 480.'
  expect(document(text).locations).toMatchObject([{ city: 'Mendoza' }])
})
