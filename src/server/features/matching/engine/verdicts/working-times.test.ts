import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf, type Wishing } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'

const ID = '00000000-0000-4000-8000-000000000021'
const asking = (question: string) =>
  requirement.parse({ id: ID, type: 'CUSTOM', importance: 'EXCLUYENTE', value: { question } })
const judged = (question: string, cv: Partial<CvSections> = {}, wishes: Wishing = {}, more = {}) => {
  const { items, conditions } = explainMatch(vacancyOf([asking(question)], more), candidateOf(cv, wishes))
  return { items: items.map(({ verdict }) => verdict), conditions: conditions.map(({ verdict }) => verdict) }
}

it('holds questions of when people work for conditions, and others for requirements', () => {
  for (const question of [
    '¿Puedes trabajar en turnos de 12 horas?',
    '¿Puedes hacer guardias localizadas?',
    '¿Puedes trabajar toda la temporada de junio a septiembre?',
    '¿Puedes viajar y dormir fuera (semanas fuera)?',
  ])
    expect(judged(question)).toEqual({ items: [], conditions: ['SIN_DATOS'] })
  expect(judged('¿Puedes leer un plano?')).toEqual({ items: ['SIN_DATOS'], conditions: [] })
})

it('hears the answer where the CV gives it', () => {
  const said = {
    mentions: [{ cv_path: 'custom.0.items.0.text', text: 'Turnos de 12 h sin problema', is_paper: false }],
  }
  expect(judged('¿Puedes trabajar en turnos de 12 horas?', said).conditions).toEqual(['CUMPLE'])
  expect(judged('¿Puedes viajar y dormir fuera (quincena fuera)?', { travels: true }).conditions).toEqual(['CUMPLE'])
})

it('knows that who lives in the same town lives near', () => {
  const question = '¿Cumples este requisito: vivir cerca o tener vehículo?'
  const locations = [{ country: 'ES', region: null, city: 'Burgos' }]
  const from = (city: string) => judged(question, {}, { home: { city, country: 'ES' } }, { locations }).items
  expect(from('Burgos')).toEqual(['CUMPLE'])
  expect(from('Cádiz')).toEqual(['SIN_DATOS'])
})

const shifts = (asked: string[], cv: Partial<CvSections>, wishes: Wishing = {}) => {
  const line = requirement.parse({ id: ID, type: 'SHIFT', importance: 'EXCLUYENTE', value: { shifts: asked } })
  return explainMatch(vacancyOf([line]), candidateOf(cv, wishes)).conditions.map(({ verdict }) => verdict)
}

it('takes shifts that somebody worked for what they can do, until they say otherwise', () => {
  const night = did('Auxiliar de planta', 'Curas.', 'turno de noche')
  expect(shifts(['NOCHE'], night)).toEqual(['CUMPLE'])
  expect(shifts(['NOCHE', 'FESTIVOS'], night)).toEqual(['PARCIAL'])
  expect(shifts(['ROTATIVO'], did('Operario', 'Turnos rotativos en línea 2.'))).toEqual(['CUMPLE'])
  expect(shifts(['NOCHE'], did('Vigilante, 22:00 a 6:00', ''))).toEqual(['CUMPLE'])
  expect(shifts(['NOCHE'], did('Cocinera', 'Carta de noche y de fin de semana.'))).toEqual(['SIN_DATOS'])
  expect(shifts(['NOCHE'], night, { answers: { [ID]: 'NO' } })).toEqual(['NO_CUMPLE'])
})

function did(position: string, ...told: string[]): Partial<CvSections> {
  return {
    experience: [{ position, start: '2020-01', end: null, summary: told.join(' '), achievements: [], skills: [] }],
  }
}
