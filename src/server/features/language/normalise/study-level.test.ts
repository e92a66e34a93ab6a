import { expect, it } from 'vitest'
import { levelOfStudy, schoolAtLeast } from './study-level.ts'

it.each([
  ['Ing. en Mecatrónica, titulado', 'GRADO'],
  ['Ingeniero de Minas', 'GRADO'],
  ['Contadora Pública', 'GRADO'],
  ['Profesorado de Nivel Inicial', 'GRADO'],
  ['CONALEP, técnico en refrigeración', 'FP_MEDIO'],
  ['Técnico superior en Laboratorio', 'FP_SUPERIOR'],
  ['Téc. Sup. en Automoción', 'FP_SUPERIOR'],
  ['Téc. en Frío industrial', 'FP_MEDIO'],
  ['Cdora. Pública', 'GRADO'],
  ['Arq., UNC', 'GRADO'],
  ['Secundario completo', 'BACHILLERATO'],
  ['Enseñanza básica y media completa', 'BACHILLERATO'],
  ['Curso de derecho laboral para no abogados', null],
  ['Máster de Abogacía y Derecho de los Negocios', 'MASTER'],
  ['Corte y confección', null],
  ['Universidad Nacional del Centro. Bachiller', 'GRADO'],
  ['Bachiller, Universidad de Piura', 'GRADO'],
  ['Bachiller, colegio San José', 'BACHILLERATO'],
])('«%s» is of level %s', (text, level) => {
  expect(levelOfStudy(text)).toBe(level)
})

it.each([
  ['Secundaria y curso de pailería', 'SECUNDARIA'],
  ['Estudios primarios', 'PRIMARIA'],
  ['Curso de secundaria', null],
])('«%s» is school of level %s at least', (text, level) => {
  expect(schoolAtLeast(text)).toBe(level)
})
