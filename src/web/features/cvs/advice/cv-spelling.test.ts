import { expect, it } from 'vitest'
import { misspelling } from './cv-spelling.ts'

it.each([
  ['He cuidao a mucha gente mayor.', 'He cuidao', 'He cuidado'],
  ['También hemos trabajao de noche', 'hemos trabajao', 'hemos trabajado'],
  ['e atendido hasta 12 mesas', 'e atendido', 'he atendido'],
  ['Cobro en caja\nE servido mesas', 'E servido', 'He servido'],
  ['atencion de mesas y toma de pedidos', 'atencion', 'atención'],
  ['Gestion de almacén', 'Gestion', 'Gestión'],
  ['Tengo experencia en barra', 'experencia', 'experiencia'],
  ['Hize las prácticas en Inca', 'Hize', 'Hice'],
])('«%s»: «%s» is written «%s»', (text, written, right) => {
  expect(misspelling(text)).toEqual({ written, right })
})

it.each([
  'Reparto en el Callao y en Bilbao',
  'He visto el Callao de noche',
  'Tres cursos organizados e impartidos',
  'E impartido en tres sedes',
  'Atención al cliente y gestión de cajas',
  'ATENCION AL CLIENTE',
  'Atenciones y gestiones',
  'Amplié la versión de Amazon y la misión de la ONG',
])('«%s» is written as it should be', (text) => {
  expect(misspelling(text)).toBeUndefined()
})
