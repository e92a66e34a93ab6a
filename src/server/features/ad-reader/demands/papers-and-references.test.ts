import { expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const read = (text: string, title = 'Repartidor') => proposeRequirements(text, title).requirements
const said = (text: string, title?: string) =>
  read(text, title).map(({ requirement: { type, value, importance }, selected }) => ({
    type,
    importance,
    selected,
    value,
  }))

const question = (words: string) => ({ question: `¿Cumples este requisito: ${words}?` })

it('asks for references, and for what is not on record', () => {
  const asked = said(`Requisitos:
- Dos años de experiencia como jardinera (con tres referencias comprobables)
- Permiso B, sin multas pendientes`)
  expect(asked).toContainEqual(expect.objectContaining({ value: question('tres referencias comprobables') }))
  expect(asked).toContainEqual(expect.objectContaining({ value: question('sin multas pendientes') }))
})

it('keeps references apart from the experience beside them, and «esto sí o sí» is said of them alone', () => {
  const asked = said(
    'Pedimos experiencia cuidando mayores y dos referencias que podamos llamar (esto sí o sí).',
    'Cuidadora',
  )
  expect(asked.map(({ importance }) => importance)).toEqual(['IMPORTANTE', 'EXCLUYENTE'])
  expect(asked[1]?.value).toEqual(question('dos referencias que podamos llamar'))
})

it('takes the papers of a vehicle for one thing, which is no certificate', () => {
  const asked = said('Requisitos:\n- Furgoneta propia, papeles al día (ITV, seguro, tarjeta de circulación)')
  expect(asked.map(({ type }) => type)).toEqual(['VEHICLE', 'CUSTOM'])
  expect(asked[1]?.value).toEqual(question('papeles al día (ITV, seguro, tarjeta de circulación)'))
})

it('offers what is said of the health for somebody to decide', () => {
  const [asked] = said('Requisitos:\n- Salud compatible con el trabajo en cámara')
  expect(asked).toMatchObject({ selected: false, value: question('salud compatible con el trabajo en cámara') })
})

it('takes several wishes for as many demands', () => {
  const asked = said('SE VALORA: vivir en el centro de Lugo, haber llevado caja, conocer rutas de montaña.')
  expect(asked.map(({ value }) => value)).toEqual([
    { question: '¿Vives en el centro de Lugo?' },
    { text: 'Haber llevado caja' },
    { text: 'Conocer rutas de montaña' },
  ])
})

it('takes what somebody knows well for no quality of theirs', () => {
  expect(said('Requisitos:\n- Conocer bien las calles de Lugo')).toMatchObject([
    { selected: true, value: { text: 'Conocer bien las calles de Lugo' } },
  ])
})

it('takes nothing for a demand that a dash parts from «con experiencia»', () => {
  expect(said('PIZZERO con experiencia – Iquique, Cavancha', 'Pizzero')).toEqual([])
})

it('cannot do without the vehicle of the title', () => {
  const text = 'Buscamos mensajero con bicicleta propia.'
  expect(said(text, 'Mensajero con bicicleta')[0]?.importance).toBe('EXCLUYENTE')
  expect(said(text, 'Mensajero')[0]?.importance).toBe('IMPORTANTE')
})

it('wishes for what «agrega puntos», and insists on what nobody can do without', () => {
  const asked = said(`Qué buscamos
- Grado en Química
Agrega puntos
- Inglés B2`)
  expect(asked.map(({ importance }) => importance)).toEqual(['IMPORTANTE', 'DESEABLE'])
  const [card] = said(
    'Carnet de carretillero o curso de manejo de carretillas: sin uno de ellos no se entra en el almacén.',
  )
  expect(card?.importance).toBe('EXCLUYENTE')
})
