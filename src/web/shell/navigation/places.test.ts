import { expect, test } from 'vitest'
import { entriesFor } from '../palette/palette-entries.ts'
import { makesSenseFor, placesFor } from './places.ts'

test('each mode has its links', () => {
  expect(placesFor('SEEKER').map((place) => place.label)).toEqual([
    'Resumen',
    'Mi CV',
    'Empleos',
    'Mis Postulaciones',
    'Ajustes',
  ])
  expect(placesFor('RECRUITER').map((place) => place.label)).toEqual(['Resumen', 'Mis Empresas', 'Ajustes'])
})

test.each([
  ['/app', true, true],
  ['/app/settings', true, true],
  ['/app/cv', true, false],
  ['/app/jobs', true, false],
  ['/app/my-applications', true, false],
  ['/app/my-companies/x/vacancies/new', false, true],
  ['/app/candidate/x', false, true],
])('%s makes sense for seekers: %s, for recruiters: %s', (path, seeker, recruiter) => {
  expect([makesSenseFor('SEEKER', path), makesSenseFor('RECRUITER', path)]).toEqual([seeker, recruiter])
})

test('the palette finds without accents and offers to search for jobs', () => {
  const user = { id: 'x', full_name: 'Ana', email: 'ana@correo.example', intent: 'SEEKER' } as const
  expect(entriesFor(null, 'sesion').map((entry) => entry.to)).toEqual(['/login'])
  expect(entriesFor(user, 'node y más').map((entry) => entry.to)).toEqual([
    '/app/jobs?tab=explorar&q=node%20y%20m%C3%A1s',
  ])
})
