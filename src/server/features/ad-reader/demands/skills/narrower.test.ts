import { expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))

it('asks for a narrower thing than the taxonomy knows by its own name', () => {
  expect(asked('Se valora: experiencia en soldadura orbital.')).toEqual(['Soldadura orbital, con experiencia'])
  expect(asked('Se valora: formación en pedagogía Pikler, Montessori o similar.')).toEqual([
    'Pedagogía Pikler o Montessori',
  ])
  expect(asked('Requisitos:\n- Contabilidad general\n- Soldadura básica').join()).toMatch(/^Contabilidad.*,Soldadura, /)
})

it('asks for what is done with a thing, and not for the thing', () => {
  expect(asked('Requisitos:\n- Interpretación de registros de firewall\n- Linux')).toEqual([
    'Interpretación de registros de firewall',
    'Linux',
  ])
  expect(asked('Requisitos:\n- Manejo de firewall')).toEqual(['Cortafuegos'])
})

it('says where experience is asked for and no time is said, unless one of several ways will do', () => {
  expect(asked('Se valora: experiencia en charcutería y corte de jamón.')).toEqual([
    'Charcutería, con experiencia',
    'Corte de jamón, con experiencia',
  ])
  expect(asked('Se valora: experiencia en AWS o Azure, y conocimientos de Excel.')).toEqual([
    'AWS o Microsoft Azure',
    'Excel',
  ])
})

it('asks for some knowledge of wine, and not for a sommelier', () => {
  expect(asked('Suma: nociones de vinos.')).toEqual(['Conocimiento de vinos, nivel básico o más'])
})

it('asks for no part of a task, and for no more than a user of an office program', () => {
  expect(asked('Funciones:\n- Cambio de guardamotores y fusibles\nRequisitos:\n- Linux')).toEqual(['Linux'])
  expect(asked('Requisitos:\n- Excel a nivel usuario')).toEqual(['Excel, nivel básico o más'])
})

it('keeps which licences will do', () => {
  expect(asked('Requisitos:\n- Licencia SEC clase C o superior vigente')).toEqual([
    'Certificación: Licencia SEC clase C o superior vigente',
  ])
})

it('asks for what a bracket adds to how much something is wanted', () => {
  expect(asked('Pedimos:\n- Ventas B2B (excluyente, aportar cifras)').at(-1)).toBe('¿Puedes aportar cifras?')
})

it('does not take a form to fill in, nor a shelf, for packing', () => {
  expect(asked('Labores: puntos nuevos y llenado de OT.\nRequisitos:\n- Excel')).toEqual(['Excel'])
  expect(asked('Tareas: mantener el mostrador y el lineal de envasado.\nRequisitos:\n- Excel')).toEqual(['Excel'])
})

it('reads studies that stand before the bracket with their level, as much wanted as they are', () => {
  const [first] = proposeRequirements(
    'Se valora haber estudiado Cocina (grado medio o superior).',
    'Cocinero',
  ).requirements
  expect([first?.requirement.importance, first && requirementWords(first.requirement)]).toEqual([
    'DESEABLE',
    'Técnico de grado medio en Cocina',
  ])
  expect(asked('Se requiere: Graduado/a Social o Relaciones Laborales.')[0]).toContain('Relaciones Laborales')
})

it('keeps the capitals of a name, and leaves good writing to the interview', () => {
  expect(asked('Requisitos:\n- Conocimiento de la Nueva Escuela Mexicana')).toEqual([
    'Conocimiento de la Nueva Escuela Mexicana',
  ])
  const soft = proposeRequirements('Que haya hecho audiencias y redacte bien recursos.', 'Abogada').requirements
  expect(soft.find(({ quote }) => quote.includes('recursos'))?.soft).toBe(true)
})
