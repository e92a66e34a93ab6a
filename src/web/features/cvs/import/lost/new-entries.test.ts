import { expect, test } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { saysLittle, withWhatWasSaid } from '../accepted-document.ts'
import { datesIn } from './piece-parts.ts'
import { targetsIn } from './placing.ts'

const ID = '0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a01'
const empty = cvDocument.parse({})

function placed(label: string, text: string) {
  const target = targetsIn(empty).find((one) => one.label === label)
  if (!target) throw new Error(`no target ${label}`)
  return target.put(empty, text)
}

test.each([
  ['03/2017 – 12/2019', '2017-03', '2019-12', false],
  ['marzo de 2017 a hoy', '2017-03', null, true],
  ['septiembre 2020 - octubre 2021', '2020-09', '2021-10', false],
  ['setiembre de 2020', '2020-09', null, false],
  ['Verano 2014', '2014', null, false],
  ['sin fechas', null, null, false],
])('dates of «%s»', (text, start, end, current) => {
  expect(datesIn(text)).toMatchObject({ start, end, current })
})

test('a piece becomes the entry that was missed', () => {
  expect(placed('Nueva experiencia', 'Cuidadora interna – Familia particular, 2015 - 2018').experience).toMatchObject([
    { position: 'Cuidadora interna', company: 'Familia particular', start: '2015', end: '2018' },
  ])
  expect(placed('Nueva formación', 'ESO, IES Arroyo Culebro, 2016').education).toMatchObject([
    { degree: 'ESO', institution: 'IES Arroyo Culebro', start: null, end: '2016' },
  ])
  expect(placed('Nuevo curso', 'Corte de jamón (2021), Gremio de Jamoneros').courses).toMatchObject([
    { name: 'Corte de jamón', organisation: 'Gremio de Jamoneros', date: '2021' },
  ])
  expect(placed('Nuevo idioma', 'Valenciano nivel medio').languages).toMatchObject([
    { language: 'ca-valencia', overall: 'B1', said: 'nivel medio' },
  ])
  expect(placed('Nueva certificación', 'ADR, Fomento, 2022').certifications).toMatchObject([
    { name: 'ADR', issuer: 'Fomento', date: '2022' },
  ])
  expect(placed('Nueva colegiación o registro', 'Colegio de Enfermería, n.º 4471').registrations).toMatchObject([
    { body: 'Colegio de Enfermería', number: '4471' },
  ])
  expect(placed('Permiso de conducir', 'Permisos B y C+E').circumstances.licences).toEqual(['B', 'C+E'])
})

test('a CV that says next to nothing gives way and keeps what was typed', () => {
  const begun = cvDocument.parse({ basics: { full_name: 'Aroa', city: 'Lugo' }, skills: [{ id: ID, name: 'Caja' }] })
  const read = cvDocument.parse({
    basics: { full_name: 'Aroa Núñez-Rey' },
    skills: [{ id: ID, name: 'caja' }],
    summary: 'Hola',
  })
  expect([saysLittle(begun), saysLittle(read)]).toEqual([true, false])
  expect(withWhatWasSaid(read, begun)).toMatchObject({
    basics: { full_name: 'Aroa Núñez-Rey', city: 'Lugo' },
    skills: [{ name: 'caja' }],
  })
  expect(withWhatWasSaid(begun, read)).toBe(begun)
})
