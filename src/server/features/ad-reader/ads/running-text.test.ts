import { expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))

it('reads studies that stand for the person who is looked for', () => {
  expect(asked('Se requiere bachiller, con experiencia de seis meses en caja.', 'Cajero')).toContain(
    'Bachillerato o preparatoria',
  )
})

it('reads the last of a long list that one word leads', () => {
  const all = asked(
    'Se busca persona con experiencia demostrable en recepción de mercancía, etiquetado, control de temperaturas, ubicación en estantería y conteos cíclicos.',
    'Mozo de almacén',
  )
  expect(all).toContain('Conteos cíclicos')
})

it('reads labels that were bold where they were written', () => {
  const all = asked('*Idioma:* inglés técnico\n*Disponibilidad:* rolar turnos\n**Plus**: manejo de Excel', 'Operador')
  expect(all).toEqual(expect.arrayContaining(['Inglés', 'Turnos: turnos rotativos']))
  expect(all.join()).not.toMatch(/idioma|¿Tienes disponibilidad\?/i)
})

it('reads what is wished for behind a second «si»', () => {
  const all = proposeRequirements('Suma si conocés Odoo y si llevaste cobranzas.', 'Administrativa')
  expect(all.requirements.map(({ requirement }) => requirement.importance)).toEqual(['DESEABLE', 'DESEABLE'])
})

it('asks for no papers that are handed in once somebody is chosen, and for nothing that only says that they are valid', () => {
  const all = asked(
    'Requisitos\nCursos de primeros auxilios y de extintores, ambos vigentes\nPostulantes deben presentar certificado de antecedentes y AFP',
  )
  expect(all).toEqual(['Primeros auxilios', 'Manejo de extintores'])
})

it('takes a trade in which somebody worked, by preference, for a wish', () => {
  const all = asked(
    'Experiencia: 2 años en cargos contables, preferiblemente en el sector salud (clínicas).',
    'Contador',
  )
  expect(all).toContain('Experiencia en el sector salud (clínicas)')
})
