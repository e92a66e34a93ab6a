import { expect, it } from 'vitest'
import { readMoving } from './read-moving.ts'
import { readPermit } from './read-permits.ts'

it.each([
  ['Disponibilidad para rolar turnos y cambio de residencia', true],
  ['Movilidad geográfica', true],
  ['Sin problema para mudarme de ciudad', true],
  ['Cambio de residencia: sí', true],
  ['Disponible para viajar y trasladarme dentro del país', true],
  ['Vivo en Soria, pero no me importaría mudarme', true],
  ['Open to relocation', true],
  ['Disponibilidad para trabajar en cualquier parte del país', true],
  ['Disponible para trabajar fuera de la ciudad', true],
  ['Sin movilidad geográfica', false],
  ['Movilidad geográfica: no', false],
  ['Disponible para viajar, no para cambio de residencia', false],
  ['No me interesa mudarme', false],
  ['No me traslado de ciudad', false],
  ['Ni viajes ni cambio de residencia', false],
  ['Busco trabajo de camarera en la isla', false],
  ['Solo en la zona, no tengo coche', false],
  ['Quiero un empleo estable cerca de casa', false],
  ['Trabajé tres veranos en la isla', undefined],
  ['Traslado de pacientes y disponibilidad para el traslado de camillas', undefined],
  ['Me trasladé a Madrid en 2019', undefined],
  ['Me mudo a casa de mi madre', undefined],
  ['Disponibilidad para viajar', undefined],
])('%s: would move %s', (text, would) => {
  expect(readMoving(text)?.would).toBe(would)
})

it.each([
  ['NIE con permiso de residencia y trabajo', 'ES true'],
  ['Permiso de trabajo en vigor', 'null true'],
  ['Visa de trabajo vigente en Chile', 'CL true'],
  ['Residencia legal con permiso de trabajo', 'null true'],
  ['PPT vigente', 'CO true'],
  ['Papeles en regla', 'null true'],
  ['NIE y permiso de trabajo', 'ES true'],
  ['Residencia y trabajo en España', 'ES true'],
  ['Sin papeles en regla', 'null false'],
  ['Sin papeles', 'undefined undefined'],
  ['Papeles en trámite', 'undefined undefined'],
  ['Permiso de trabajo en trámite', 'null false'],
  ['Sin permiso de trabajo', 'null false'],
  ['Permiso de conducir B', 'undefined undefined'],
  ['Residencia de mayores San José', 'undefined undefined'],
  ['Visa de estudiante', 'undefined undefined'],
])('%s: %s', (text, said) => {
  const permit = readPermit(text)
  expect(`${permit?.country} ${permit?.held}`).toBe(said)
})
