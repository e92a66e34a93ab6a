import { expect, it } from 'vitest'
import { requirement } from '../matching/matching.ts'
import { listInSentence, requirementInSentence } from './requirement-in-sentence.ts'

const said = (type: string, value: object): string | null =>
  requirementInSentence(
    requirement.parse({ id: '0198c0de-0000-7000-8000-000000000001', importance: 'IMPORTANTE', type, value }),
  )
const skill = (name: string, value: object = {}) => said('SKILL', { name, skill_id: null, ...value })

it.each([
  [skill('Gesden'), 'Gesden'],
  [skill('SQL', { min_years: 3, min_level: 'AVANZADO' }), 'SQL (3 años o más, nivel avanzado o más)'],
  [skill('Atención al cliente'), 'atención al cliente'],
  [skill('Google Analytics'), 'Google Analytics'],
  [said('LANGUAGE', { language: 'en', min_level: 'B2' }), 'inglés (B2 o más)'],
  [
    said('ROLE_EXPERIENCE', { name: 'camarero', role_id: null, role_family: null, min_years: 1 }),
    'experiencia como camarero (1 año o más)',
  ],
  [said('TOTAL_EXPERIENCE', { min_years: 2 }), 'experiencia laboral (2 años o más)'],
  [said('WORK_PERMIT', { country: 'ES' }), 'permiso de trabajo en España'],
  [said('CERTIFICATION', { name: 'PMP' }), 'certificación PMP'],
  [
    said('SHIFT', { shifts: ['MANANA', 'NOCHE', 'FINES_DE_SEMANA'] }),
    'disponibilidad para trabajar por la mañana, de noche y los fines de semana',
  ],
  [said('SHIFT', { shifts: ['ROTATIVO'] }), 'disponibilidad para trabajar en turnos rotativos'],
  [said('VEHICLE', { vehicle: 'MOTO' }), 'vehículo propio (moto)'],
  [said('OWN_WORDS', { text: 'Manejo de carretilla frontal.' }), 'manejo de carretilla frontal'],
  [said('OWN_WORDS', { text: 'Saber tratar con pacientes nerviosos' }), 'saber tratar con pacientes nerviosos'],
  [said('OWN_WORDS', { text: 'Organizar la agenda de tres gabinetes' }), 'organizar la agenda de tres gabinetes'],
  [said('OWN_WORDS', { text: 'Orientación comercial' }), 'orientación comercial'],
  [said('OWN_WORDS', { text: 'Docker compose en producción' }), 'Docker compose en producción'],
  [skill('Gesden o similar'), 'Gesden o similar'],
  [skill('Facturación y cobros'), 'facturación y cobros'],
])('a requirement reads well in the middle of a sentence: %s', (words, expected) => {
  expect(words).toBe(expected)
})

it.each([
  ['CUSTOM', { question: '¿Vives en Valencia o alrededores?' }],
  ['OWN_WORDS', { text: '¿Tienes alta de autónomo?' }],
])('a question is not glued into one: %s', (type, value) => {
  expect(said(type, value)).toBeNull()
})

it('several are a list as people say it', () => {
  expect(listInSentence(['Gesden', 'inglés (B2 o más, mejor C1)'])).toBe('Gesden e inglés (B2 o más, mejor C1)')
  expect(listInSentence(['Gesden', 'grado en Letras, o afín'])).toBe('Gesden; grado en Letras, o afín')
})
