import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (item: string, title = 'Puesto'): string[] =>
  proposeRequirements(`Requisitos:\n- ${item}`, title).requirements.map(({ requirement }) =>
    requirementWords(requirement),
  )

describe('what is asked for means what the ad means', () => {
  it.each([
    [
      'Título de Profesor de Física o Profesor de Educación Media con mención en Física',
      'Certificación: Título de Profesor de Física o Certificación: Título de Profesor de Educación Media con mención en Física',
    ],
    ['Certificado de formación sanitaria (STCW)', 'Certificación: Certificado de formación sanitaria (STCW)'],
    [
      'Título técnico de nivel medio o superior en mecánica, hidráulica o soldadura.',
      'Técnico de grado medio en Mecánica, Hidráulica o Soldadura',
    ],
    ['8 meses en limpieza de parques, casas u oficinas', 'Limpieza de parques, casas u oficinas, 8 meses o más'],
    ['Primaria/secundaria completa', 'Educación primaria'],
    ['Primario completo', 'Educación primaria'],
    ['LICENCIA DE MANEJO', 'Licencia de manejo'],
    ['Vehículo propio', '¿Tienes vehículo propio?'],
    ['Auto propio', 'Coche, vehículo propio'],
    ['Conocimiento de claves de envío (F1, EX, T2)', 'Conocimiento de claves de envío (F1, EX, T2)'],
    ['Disponibilidad para mudarse a Tarija', '¿Tienes disponibilidad para mudarte a Tarija?'],
  ])('«%s»', (item, wanted) => {
    expect(asked(item)).toEqual([wanted])
  })

  it('ends a study where the next heading begins', () => {
    const { requirements } = proposeRequirements(
      'Estudios mínimos: Ciclo Formativo Superior Informática Requisitos mínimos: dos años de experiencia.',
      'Programadora',
    )
    expect(requirements.map(({ requirement }) => requirementWords(requirement))).toContain(
      'Técnico superior en Informática',
    )
  })

  it('takes no way to meet the studies for a demand of its own', () => {
    expect(asked('Estudios en cine y radio, bellas artes, medios o formación técnica equivalente')).toEqual([
      'Estudios en Cine y radio, Bellas artes o Medios',
    ])
  })

  it('keeps both ways to have studied it', () => {
    const [one = ''] = asked('Título de Profesora de Inglés o Licenciada en Educación con mención en Inglés')
    expect(one).toContain('Título de Profesora de Inglés')
    expect(one).toContain('Educación')
  })

  it('wishes for a thing by its own name beside a must that is near it', () => {
    const words = proposeRequirements(
      'Requisitos:\n- 2 años en agencia aduanal\n\nDeseable: clasificación arancelaria.',
      'Tráfico',
    ).requirements.map(({ requirement }) => requirementWords(requirement))
    expect(words).toContain('Clasificación arancelaria')
  })
})

describe('what is no demand', () => {
  it.each([
    ['Figma, nivel medio', 'Puesto', ['Figma, nivel intermedio o más']],
    [
      '1 año de experiencia (el trabajo social cuenta como experiencia)',
      'Vigilante',
      ['Experiencia como Vigilante, 1 año o más'],
    ],
    [
      'Un año de experiencia, puede incluir el trabajo social',
      'Vigilante',
      ['Experiencia como Vigilante, 1 año o más'],
    ],
    ['Conocimiento de caligrafía. El servicio social cuenta como experiencia.', 'Vigilante', ['Caligrafía']],
  ])('«%s»', (item, title, wanted) => {
    expect(asked(item, title)).toEqual(wanted)
  })

  it('is the name of the job with its hours', () => {
    const { requirements } = proposeRequirements(
      'Requiere para el segundo semestre: PROFESOR(A) DE FÍSICA, 30 horas, 3º y 4º medio\n\nRequisitos\n- Título de profesor',
      'Profesor/a de Física de enseñanza media',
    )
    expect(requirements.map(({ requirement }) => requirementWords(requirement))).toEqual([
      'Certificación: Título de profesor',
    ])
  })
})
