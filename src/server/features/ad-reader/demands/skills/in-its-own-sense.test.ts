import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const must = (item: string, title = 'Puesto'): string[] =>
  proposeRequirements(`Requisitos:\n- ${item}`, title).requirements.map(({ requirement }) =>
    requirementWords(requirement),
  )

describe('a word in the sense of its ad', () => {
  it.each([
    ['Construcción de indicadores en Excel', 'Analista', 'Construcción de edificios'],
    ['Construcción de modelos financieros', 'Analista', 'Construcción de edificios'],
    ['Conocer la caja de velocidades de 10 cambios', 'Chofer', 'Manejo de efectivo'],
    ['Experiencia con caja seca', 'Chofer', 'Manejo de efectivo'],
    ['2 años de conducción en carretera', 'Chofer', 'Pavimentación'],
    ['Capacidad analítica', 'Especialista en marketing', 'Analítica web'],
    ['Experiencia en deporte adaptado', 'Fisioterapeuta', 'Enseñanza deportiva'],
    ['Haber respondido requerimientos de la SUNAT', 'Contador', 'Portales y programas tributarios'],
  ])('«%s» for %s is not «%s»', (item, title, wrong) => {
    expect(must(item, title)).not.toContain(wrong)
  })

  it('reads the panels of an electrician', () => {
    expect(must('Tableros de control', 'Electricista de mantenimiento')).toEqual(['Cuadros eléctricos'])
    expect(must('Tableros de control', 'Analista de datos')).toEqual(['Visualización de datos'])
  })
})

describe('a name that is narrower than what it shows', () => {
  it.each([
    ['Electroterapia', 'Electroterapia'],
    ['Conocimientos de quiropráctica', 'Quiropráctica'],
    ['Manejo de Previred', 'Previred'],
    ['Conocimiento de ISO 45001', 'ISO 45001'],
    ['Cocina vasca', 'Cocina vasca'],
    ['Hemoterapia', 'Hemoterapia'],
  ])('«%s» is asked for itself', (item, wanted) => {
    expect(must(item)).toEqual([wanted])
  })

  it('asks once for what a bracket gives its short name', () => {
    expect(must('Bloqueo y etiquetado (LOTO)')).toEqual(['Bloqueo y etiquetado'])
  })
})
