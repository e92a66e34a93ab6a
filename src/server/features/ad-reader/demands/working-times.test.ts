import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title = 'Vigilante'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))

describe('when people work, wherever an ad says it', () => {
  it.each([
    ['Se ofrece:\n- Contrato indefinido\n- Incorporación inmediata', 'Incorporación inmediata'],
    ['Requisitos:\n- Disponibilidad para turnos de 12 horas y festivos', '¿Puedes trabajar en turnos de 12 horas?'],
    ['Condiciones: guardias de 24 horas, planilla.', '¿Puedes trabajar en guardias de 24 horas?'],
    ['Turno 7x7 en campamento, pasajes incluidos.', '¿Puedes trabajar en turno 7x7?'],
    ['Se trabaja en turnos de 12x12 o 24x24.', '¿Puedes trabajar en turnos de 12x12 o 24x24?'],
    ['Ofrecemos sistema de turnos 4x3 y bono.', '¿Puedes trabajar en sistema de turnos 4x3?'],
    ['Salario según convenio y guardias localizadas.', '¿Puedes hacer guardias localizadas?'],
    [
      'Buscamos socorristas, temporada de junio a septiembre.',
      '¿Puedes trabajar toda la temporada de junio a septiembre?',
    ],
    [
      'Campaña de la fresa de febrero a mayo en Huelva.',
      '¿Puedes trabajar toda la campaña de la fresa de febrero a mayo?',
    ],
    ['Beneficios: bono. Lunes a viernes y sábados hasta las 2 pm.', '¿Puedes trabajar los sábados hasta las 2 pm?'],
    ['Horario: L-V de 9 a 18, sábado de 9 a 13 hs.', '¿Puedes trabajar los sábados de 9 a 13 hs?'],
    ['Dietas aparte, semanas fuera de casa según ruta.', '¿Puedes viajar y dormir fuera (semanas fuera de casa)?'],
  ])('%s', (text, question) => {
    expect(asked(text)).toContain(question)
  })

  it.each([
    'Sin guardias localizadas ni turnos de 12 horas.',
    'Beneficios: sistema 7x7 no aplica, casino.',
    'Jornada de 40 horas semanales.',
    'Promoción 3x2 en toda la tienda. Piezas de 20x30 cm.',
    'Cerramos en temporada baja.',
  ])('asks nothing where it is not so: %s', (text) => {
    expect(asked(text).filter((one) => one.startsWith('¿Puedes'))).toEqual([])
  })
})

describe('studies of two levels', () => {
  it.each([
    [
      'Requisitos:\n- Técnico superior en Laboratorio Clínico o Grado en Biología.',
      'Técnico superior en Laboratorio Clínico o Grado, licenciatura o ingeniería en Biología',
    ],
    [
      'Requisitos:\n- Egresado técnico o universitario de Gastronomía, Turismo o afines.',
      'Técnico superior en Gastronomía o Turismo, o afín',
    ],
  ])('%s', (text, title) => {
    expect(asked(text)).toContain(title)
  })
})

describe('one thing that is named by its kind', () => {
  it.each([
    ['Funciones:\n- Soldar con electrodo vigas y placas', 'Soldadura con electrodo', 'Soldar'],
    ['Requisitos:\n- Carnicería, con despiece', 'Despiece de carne', 'Despiece'],
  ])('%s', (text, title, other) => {
    const all = asked(text, 'Oficial')
    expect(all).toContain(title)
    expect(all).not.toContain(other)
  })
})

describe('where the work was', () => {
  it.each([
    [
      'Requisitos:\n- 2 años de experiencia como fisioterapeuta en hospital',
      'Experiencia como fisioterapeuta en hospital, 2 años o más',
    ],
    [
      'Requisitos:\n- Mínimo 1 año como auxiliar de enfermería en residencia o centro de día',
      'Experiencia como auxiliar de enfermería en residencia o centro de día, 1 año o más',
    ],
    ['Requisitos:\n- 2 años como cocinero en Bilbao', 'Experiencia como cocinero, 2 años o más'],
  ])('%s', (text, title) => {
    expect(asked(text, 'Personal de turno')).toContain(title)
  })
})

it('asks once for the turns that somebody must be available for', () => {
  expect(asked('Requisitos:\n- Disponibilidad para turnos de 12x12 o 24x24\n- Secundaria terminada')).toEqual([
    '¿Tienes disponibilidad para turnos de 12x12 o 24x24?',
    'Educación secundaria',
  ])
})
