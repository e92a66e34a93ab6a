import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf, type Wishing } from '../people.fixture.ts'
import { type Asked, ID, paper, tongue, verdictOf } from './verdicts.fixture.ts'

const inBox = (text: string) => ({ mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }] })

function answerTo(question: string, said: string, more: Wishing = {}): Verdict | undefined {
  const one = requirement.parse({ id: ID, type: 'CUSTOM', importance: 'IMPORTANTE', value: { question } })
  const { items, conditions } = explainMatch(vacancyOf([one]), candidateOf(inBox(said), more))
  return [...items, ...conditions][0]?.verdict
}

it.each<[string, string, Verdict]>([
  ['¿Cumples este requisito: sin antecedentes penales?', 'Traigo carta de no antecedentes y cartilla', 'CUMPLE'],
  [
    '¿Cumples este requisito: no tener antecedentes policiales?',
    'Antecedentes judiciales y policiales negativos',
    'CUMPLE',
  ],
  ['¿Cumples este requisito: sin antecedentes penales?', 'Con antecedentes de trabajo en minas', 'SIN_DATOS'],
  ['¿Cumples este requisito: no estar en Dicom?', 'No registro deudas en el boletín comercial', 'CUMPLE'],
  [
    '¿Cumples este requisito: sin deudas en buró de crédito?',
    'No tengo reportes en ninguna central de riesgo',
    'CUMPLE',
  ],
  ['¿Cumples este requisito: sin Infocorp?', 'Consultaba Infocorp y otras centrales de riesgo', 'SIN_DATOS'],
  ['¿Tienes disponibilidad para vivir en faena minera?', 'Disponible para faena minera desde hoy', 'CUMPLE'],
  ['¿Tienes disponibilidad para vivir en albergue?', 'Puedo quedarme en albergue sin problema', 'CUMPLE'],
  ['¿Tienes disponibilidad para turnos de 4x3 o 7x7?', 'Hoy hago 7 por 7', 'CUMPLE'],
  ['¿Tienes disponibilidad para turnos de 4x3 o 7x7?', 'Hoy hago 5 por 2', 'SIN_DATOS'],
  ['¿Tienes disponibilidad de lunes a viernes de 9 a 18 hs?', 'Viernes hasta las 14 por mis estudios', 'PARCIAL'],
  ['¿Tienes disponibilidad de lunes a viernes de 9 a 18 hs?', 'Viernes hasta las 8 pm', 'SIN_DATOS'],
  ['¿Cumples este requisito: herramienta propia?', 'Tengo mis cuchillos y chaira', 'CUMPLE'],
  ['¿Cumples este requisito: tijeras propias?', 'Cuento con tijeras y navaja', 'CUMPLE'],
  ['¿Cumples este requisito: herramienta propia?', 'Cuidaba las herramientas del taller', 'SIN_DATOS'],
  ['¿Tienes disponibilidad full time?', 'De lunes a jueves hasta las 4 pm por la universidad', 'PARCIAL'],
  ['¿Tienes disponibilidad full time?', 'Vivo a media hora', 'SIN_DATOS'],
])('«%s» beside «%s»: %s', (question, said, verdict) => {
  expect(answerTo(question, said)).toBe(verdict)
})

it('reads the town of whoever lives in one of several, also where near is enough', () => {
  const home = { city: 'Getafe', country: 'ES' }
  expect(answerTo('¿Vives en Leganés, Getafe o cercano a la línea 12?', 'Hola', { home })).toBe('CUMPLE')
})

it('answers where somebody lives and how they come, also in the words of the ad', () => {
  const text = 'Que residas cerca o cuentes con un medio de transporte'
  const told = (more: Wishing, cv = {}) =>
    explainMatch(
      vacancyOf([requirement.parse({ id: ID, type: 'OWN_WORDS', importance: 'IMPORTANTE', value: { text } })]),
      candidateOf(cv, more),
    ).items[0]
  expect(told({})?.verdict).toBe('SIN_DATOS')
  expect(told({}, { vehicles: ['MOTO'] })).toMatchObject({
    verdict: 'CUMPLE',
    sentence: 'El CV indica vehículo propio.',
  })
})

it('holds a paper of a clean record for what it is', () => {
  expect(verdictOf(paper('Certificado de antecedentes penales'), inBox('Papel de antecedentes al día'))).toBe('CUMPLE')
})

it.each<[string, Verdict]>([
  ['A2', 'PARCIAL'],
  ['B1', 'CUMPLE'],
])('takes the level behind the last of two languages for both: %s is %s', (level, verdict) => {
  const options = [
    { type: 'LANGUAGE', language: 'it', min_level: null },
    { type: 'LANGUAGE', language: 'de', min_level: 'B1' },
  ]
  const asked: Asked = ['ANY_OF', { options }]
  expect(verdictOf(asked, tongue('it', level as 'A2'))).toBe(verdict)
})
