import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { WorkWishes } from '../types.ts'

const wishes = (said: Partial<WorkWishes>): WorkWishes => ({
  modalities: [],
  contracts: [],
  countries: [],
  relocate: null,
  ...said,
})

const ID = '00000000-0000-4000-8000-000000000001'

function verdict(country: string, ad_city: string, home_city: string, said = '') {
  const person = candidateOf({ summary: said }, { home: { city: home_city, country } })
  const office = { modality: 'PRESENCIAL' as const, locations: [{ country, region: null, city: ad_city }] }
  return explainMatch(vacancyOf([], office), person).conditions[0]?.verdict
}

it.each<[string, string, string, string]>([
  ['MX', 'Apodaca', 'San Nicolás de los Garza', 'CUMPLE'],
  ['CL', 'Providencia', 'Maipú', 'CUMPLE'],
  ['PE', 'Callao', 'San Juan de Lurigancho', 'CUMPLE'],
  ['CO', 'Bogotá', 'Soacha', 'CUMPLE'],
  ['CO', 'Bogotá', 'Bogotá D.C.', 'CUMPLE'],
  ['AR', 'Buenos Aires', 'CABA', 'CUMPLE'],
  ['MX', 'Ciudad de México', 'Distrito Federal', 'CUMPLE'],
  ['AR', 'Avellaneda', 'Buenos Aires', 'CUMPLE'],
  ['AR', 'Buenos Aires', 'Quilmes Oeste', 'CUMPLE'],
  ['MX', 'Naucalpan', 'Iztapalapa', 'CUMPLE'],
  ['ES', 'Guadalajara', 'Alcalá de Henares', 'CUMPLE'],
  ['ES', 'Barakaldo', 'Getxo', 'CUMPLE'],
  ['PE', 'Virú', 'Chao, Virú - La Libertad', 'CUMPLE'],
  ['MX', 'Apodaca', 'Escobedo N.L.', 'CUMPLE'],
  ['ES', 'Lugo', 'Outeiro de Rei (Lugo)', 'CUMPLE'],
  ['ES', 'Zaragoza', 'Tudela', 'SIN_DATOS'],
  ['ES', 'Vigo', 'Lugo', 'PARCIAL'],
  ['ES', 'Vigo', 'Villarriba de Nadie', 'SIN_DATOS'],
])('%s: work in %s, living in %s: %s', (country, ad_city, home_city, expected) => {
  expect(verdict(country, ad_city, home_city)).toBe(expected)
})

it('says what is open where somebody lives in another part of the country', () => {
  const person = candidateOf({}, { home: { city: 'Córdoba', country: 'MX' } })
  const office = { modality: 'PRESENCIAL' as const, locations: [{ country: 'MX', region: null, city: 'Apodaca' }] }
  expect(explainMatch(vacancyOf([], office), person).conditions[0]?.sentence).toBe(
    'Todavía no hay una respuesta para saberlo: vive en Córdoba, México, y no dice si se trasladaría.',
  )
})

it.each<[string, string, string]>([
  ['Dispuesta a trasladarme a Lima', 'Lima', 'CUMPLE'],
  ['Dispuesta a trasladarme a Lima', 'Trujillo', 'SIN_DATOS'],
  ['Me mudo a Lima en enero', 'San Isidro', 'CUMPLE'],
  ['Disponibilidad para cambio de residencia', 'Trujillo', 'CUMPLE'],
  ['No puedo mudarme por ahora', 'Lima', 'NO_CUMPLE'],
  ['Sin disponibilidad de cambio de residencia', 'Arequipa', 'CUMPLE'],
])('who lives in Arequipa and says «%s», work in %s: %s', (said, ad_city, expected) => {
  expect(verdict('PE', ad_city, 'Arequipa', said)).toBe(expected)
})

it.each([
  ['¿Vives en México, Colombia o Argentina?', 'CUMPLE'],
  ['¿Vives en España?', 'NO_CUMPLE'],
  ['¿Vives en México o tienes disponibilidad para trasladarte?', 'CUMPLE'],
  ['¿Vives en España o tienes disponibilidad para trasladarte?', 'SIN_DATOS'],
  ['¿Vives en comunas cercanas?', 'SIN_DATOS'],
])('where somebody lives answers «%s»: %s', (question, expected) => {
  const asked = requirement.parse({ id: ID, type: 'CUSTOM', importance: 'EXCLUYENTE', value: { question } })
  const person = candidateOf({}, { home: { city: 'Guadalajara', country: 'MX' } })
  expect(explainMatch(vacancyOf([asked]), person).items[0]?.verdict).toBe(expected)
})

it('means the town of that name where the work is', () => {
  const question = '¿Vives en Córdoba?'
  const asked = requirement.parse({ id: ID, type: 'CUSTOM', importance: 'EXCLUYENTE', value: { question } })
  const verdictOf = (country: string, home: { city: string; country: string }) => {
    const vacancy = vacancyOf([asked], { modality: 'HIBRIDO', locations: [{ country, region: null, city: 'Córdoba' }] })
    return explainMatch(vacancy, candidateOf({}, { home })).items[0]?.verdict
  }
  expect(verdictOf('AR', { city: 'Córdoba', country: 'AR' })).toBe('CUMPLE')
  expect(verdictOf('ES', { city: 'Córdoba', country: 'AR' })).toBe('NO_CUMPLE')
})

it('hears who says that they work from home, where the ad does not say from which countries', () => {
  const remote = { modality: 'REMOTO' as const, locations: [{ country: 'ES', region: null, city: 'Vigo' }] }
  const home = { city: 'Salta', country: 'AR' }
  const mentions = [{ cv_path: 'custom.0.items.0.text', text: 'remoto', is_paper: false }]
  const lineFor = (cv: object) => explainMatch(vacancyOf([], remote), candidateOf(cv, { home })).conditions[0]
  expect(lineFor({})?.verdict).toBe('SIN_DATOS')
  expect(lineFor({ summary: 'Doy soporte remoto a tiendas.' })?.verdict).toBe('SIN_DATOS')
  expect(lineFor({ summary: 'Busco trabajo en remoto.' })?.verdict).toBe('PARCIAL')
  expect(lineFor({ mentions })?.sentence).toBe(
    'Encaja en parte: remoto (vive en Salta, Argentina, y dice que trabaja en remoto; el anuncio no dice desde qué países).',
  )
})

it('who says that they can come to the town of the office fits a hybrid job there, and no other', () => {
  const summary = 'Prefiero remoto, puedo ir a Córdoba dos veces al mes.'
  const person = candidateOf({ summary }, { home: { city: 'Villa María', country: 'AR' } })
  const place = { country: 'AR', region: null, city: 'Córdoba' }
  const verdictIn = (modality: 'HIBRIDO' | 'PRESENCIAL', city = place.city) =>
    explainMatch(vacancyOf([], { modality, locations: [{ ...place, city }] }), person).conditions[0]?.verdict
  expect(verdictIn('HIBRIDO')).toBe('CUMPLE')
  expect(verdictIn('PRESENCIAL')).not.toBe('CUMPLE')
  expect(verdictIn('HIBRIDO', 'Rosario')).not.toBe('CUMPLE')
})

it.each<[string, string, WorkWishes, string]>([
  ['Lima', 'Trujillo', wishes({ relocate: false }), 'NO_CUMPLE'],
  ['Lima', 'Trujillo', wishes({ relocate: true }), 'CUMPLE'],
  ['Lima', 'Trujillo', wishes({}), 'SIN_DATOS'],
  ['Huacho', 'Lima', wishes({ commute: 'CERCA' }), 'NO_CUMPLE'],
  ['Huacho', 'Lima', wishes({ commute: 'REGION' }), 'CUMPLE'],
  ['Huacho', 'Lima', wishes({}), 'PARCIAL'],
])('who lives in %s, work in %s, wishing %o: %s', (city, ad_city, work, expected) => {
  const office = { modality: 'PRESENCIAL' as const, locations: [{ country: 'PE', region: null, city: ad_city }] }
  const { conditions } = explainMatch(vacancyOf([], office), candidateOf({}, { home: { city, country: 'PE' }, work }))
  expect(conditions[0]?.verdict).toBe(expected)
})

it('understands who looks for work on their island', () => {
  expect(verdict('ES', 'Barcelona', 'Palma', 'Busco trabajo de camarera en la isla.')).toBe('NO_CUMPLE')
  expect(verdict('ES', 'Manacor', 'Palma', 'Busco trabajo de camarera en la isla.')).toBe('CUMPLE')
})
