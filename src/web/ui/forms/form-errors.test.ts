import { expect, test } from 'vitest'
import { listErrors } from './form-errors.ts'

test('errors are listed flat, in order, with dotted names and without the root', () => {
  const errors = {
    full_name: { type: 'too_small', message: 'Escribe tu nombre y apellido.', ref: { name: 'full_name' } },
    links: [undefined, { url: { type: 'custom', message: 'El enlace debe empezar por https://.' } }],
    root: { server: { type: 'server', message: 'Otra cosa' } },
  }
  expect(listErrors(errors)).toEqual([
    { name: 'full_name', message: 'Escribe tu nombre y apellido.' },
    { name: 'links.1.url', message: 'El enlace debe empezar por https://.' },
  ])
})
