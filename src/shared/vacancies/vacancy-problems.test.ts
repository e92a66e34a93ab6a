import { describe, expect, it, test } from 'vitest'
import { aDocument } from './lint/good-vacancy.fixture.ts'
import { type VacancyDocument, vacancyDocument } from './vacancy-document.ts'
import { publishProblems } from './vacancy-problems.ts'

const skill = (name: string) => ({
  id: crypto.randomUUID(),
  type: 'SKILL' as const,
  importance: 'IMPORTANTE' as const,
  value: { skill_id: null, name, min_level: null, min_years: null },
})
const question = (changes: object) =>
  vacancyDocument.parse({ questions: [{ id: crypto.randomUUID(), ...changes }] }).questions

const whole: Partial<VacancyDocument> = {
  role_family: 'logistics',
  seniority: 'JUNIOR',
  modality: 'REMOTO',
  requirements: [skill('Excel')],
  reply_days: 7,
}
const problems = (changes: Partial<VacancyDocument>) => publishProblems(aDocument({ ...whole, ...changes }))
const { salary } = aDocument({})

describe('a vacancy', () => {
  it('that is whole has no problems', () => {
    expect(problems({})).toEqual({})
  })

  it('that has just begun says everything it needs', () => {
    expect(Object.keys(publishProblems(vacancyDocument.parse({})))).toEqual([
      'title',
      'role_family',
      'seniority',
      'modality',
      'locations',
      'contract',
      'working_day',
      'salary.min',
      'salary.max',
      'description',
      'reply_days',
    ])
  })

  const places = [{ country: 'ES', region: null, city: null }]
  const answers = { text: '¿Qué turno prefieres?', kind: 'OPCION' }
  test.each<[Partial<VacancyDocument>, Record<string, string>]>([
    [{ title: 'Chef' }, { title: 'El título debe tener entre 5 y 80 caracteres.' }],
    [{ title: 'Cheff' }, {}],
    [{ modality: 'PRESENCIAL' }, { locations: 'Añade al menos un lugar de trabajo.' }],
    [{ modality: 'PRESENCIAL', locations: places }, {}],
    [
      { modality: 'HIBRIDO', locations: places, office_days: 0 },
      { office_days: 'Con 0 días de oficina, la modalidad es remota.' },
    ],
    [{ contract: null }, { contract: 'Elige una opción.' }],
    [{ salary: { ...salary, max: 0 } }, { 'salary.max': 'Indica el salario máximo.' }],
    [{ salary: { ...salary, max: 20_000_00 } }, { 'salary.max': 'El máximo no puede ser menor que el mínimo.' }],
    [{ salary: { ...salary, max: 36_000_00 } }, {}],
    [
      { salary: { ...salary, max: 36_000_01 } },
      {
        'salary.max':
          'El máximo no puede superar en más de un 50 % al mínimo. Si buscas dos niveles, crea dos vacantes.',
      },
    ],
    [{ description: `<p>${'a'.repeat(399)}</p>` }, { description: 'Cuenta un poco más: mínimo 400 caracteres.' }],
    [{ description: `<p>${'a'.repeat(400)}</p>` }, {}],
    [{ description: `<p>${'a'.repeat(8_001)}</p>` }, { description: 'Resume un poco: como máximo 8.000 caracteres.' }],
    [{ responsibilities: ['Atender', ''] }, { 'responsibilities.1': 'Completa este campo.' }],
    [{ requirements: [] }, {}],
    [
      { requirements: [skill('¿Vives en Valencia?')] },
      { 'requirements.0': 'Un requisito no es una pregunta: escríbela en «Preguntas» o di qué hace falta.' },
    ],
    [{ requirements: [skill('Excel'), skill('excel')] }, { 'requirements.1': 'Este requisito ya está en la lista.' }],
    [{ reply_days: null }, { reply_days: 'Di en cuántos días responderás, entre 1 y 30.' }],
    [{ questions: question({ text: '¿Sí o no?' }) }, { 'questions.0.text': 'Escribe al menos 10 caracteres.' }],
    [
      { questions: question({ ...answers, options: ['Tarde'] }) },
      { 'questions.0.options': 'Añade entre 2 y 10 opciones.' },
    ],
    [
      { questions: question({ ...answers, options: ['Tarde', 'tarde'] }) },
      { 'questions.0.options': 'Escribe cada opción una sola vez y sin dejar ninguna vacía.' },
    ],
    [{ questions: question({ ...answers, options: ['Tarde', 'Noche'] }) }, {}],
    [
      { questions: question({ text: 'Cuéntanos algo', kind: 'TEXTO', is_knockout: true, expected: ['Sí'] }) },
      { 'questions.0.is_knockout': 'Una respuesta de texto no puede ser excluyente.' },
    ],
    [
      { questions: question({ text: 'Adjunta una muestra', kind: 'ARCHIVO', is_knockout: true, expected: ['Sí'] }) },
      { 'questions.0.is_knockout': 'Un archivo no puede ser excluyente.' },
    ],
    [{ questions: question({ text: 'Adjunta una muestra', kind: 'ARCHIVO' }) }, {}],
    [
      { questions: question({ text: '¿Tienes carnet B?', is_knockout: true }) },
      { 'questions.0.expected': 'Di qué respuesta encaja.' },
    ],
  ])('is looked at field by field (%#)', (changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})
