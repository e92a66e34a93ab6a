import { describe, expect, it } from 'vitest'
import { requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, course, did, ID, skill, verdictOf, words, years } from './verdicts.fixture.ts'

const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // Crafts of one family are learnt one by one.
  [years('Soldador', 2), did('Fresador', 'Piezas de bronce en centro de mecanizado.'), 'SIN_DATOS'],
  [years('Soldador', 2), did('Fresador', 'Piezas de bronce y soldadura de soportes.'), 'PARCIAL'],
  [years('Fontanero', 1), did('Alicatador'), 'SIN_DATOS'],
  [years('Camarera de pisos', 1), did('Gobernanta'), 'PARCIAL'],
  [years('Analista contable', 1), did('Auxiliar contable'), 'PARCIAL'],
  // Who serves at tables is no sommelier.
  [skill('Sumillería'), did('Camarero'), 'SIN_DATOS'],
  [skill('Nociones de vinos'), did('Camarero', 'Terraza y salón.'), 'SIN_DATOS'],
  [skill('Nociones de vinos'), course('Curso de sumillería'), 'CUMPLE'],
  // Where experience is asked for, a course is a part of it.
  [skill('Corte de jamón', { min_years: 0 }), course('Corte de jamón, 20 horas'), 'PARCIAL'],
  [skill('Corte de jamón', { min_years: 0 }), did('Charcutera', 'Corte de jamón a cuchillo.'), 'CUMPLE'],
  [skill('Mantenimiento preventivo'), did('Electricista', 'Reaprietes y termografía de tableros.'), 'CUMPLE'],
  [words('Lectura de logs de firewall'), did('Analista SOC', 'Pido bloqueos perimetrales.'), 'SIN_DATOS'],
]

describe('work that is no substitute for what is asked for', () => {
  it.each(PAIRS)('%j beside %j: %s', (asked, cv, verdict) => {
    expect(verdictOf(asked, cv)).toBe(verdict)
  })
})

const lines = ([type, value]: Asked, cv: Partial<CvSections>) => {
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  return explainMatch(vacancyOf([asked]), candidateOf(cv)).items[0]
}

it('says that a course is no experience', () => {
  const line = lines(skill('Corte de jamón', { min_years: 0 }), course('Curso de corte de jamón'))
  expect([line?.title, line?.sentence]).toEqual([
    'Corte de jamón, con experiencia',
    '«corte de jamón» aparece en el CV como formación; se pide experiencia.',
  ])
})

it('does not say that a CV names something like it where only the work usually brings it along', () => {
  const options = [
    { type: 'SKILL', name: 'Maxirest', skill_id: null },
    { type: 'SKILL', name: 'Software TPV', skill_id: 'point-of-sale-systems' },
  ]
  expect(lines(['ANY_OF', { options }], did('Camarera'))?.sentence).toBe(
    'Piden Maxirest o Software TPV. No aparece en el CV, pero algo así es habitual en el puesto «Camarera»: por eso cuenta en parte.',
  )
})

const work = (title: string, cv: Partial<CvSections>) =>
  explainMatch(vacancyOf([], { title }), candidateOf(cv)).items[0]

it('does not call other work near because of what somebody would like to do', () => {
  const summary = 'Sin experiencia todavía como vigilante.'
  const line = work('Vigilante de seguridad', { ...did('Repartidor de paquetería'), summary })
  expect([line?.verdict, line?.sentence]).toEqual([
    'NO_CUMPLE',
    'El CV dice que no tiene experiencia como «Vigilante de seguridad».',
  ])
})

it('counts no text in the place of a position where both have next to nothing in common', () => {
  const line = work('Kinesióloga', did('Peluquera', 'Corte, color y recogidos.'))
  expect(line?.sentence).toBe('El CV muestra otros trabajos, como «Peluquera»; ninguno es de «Kinesióloga».')
})

it.each([
  ['¿Puedes hacer semana de llamado una vez al mes?', 'Mantención de bombas, turno de llamado cada tres semanas.'],
  ['¿Puedes hacer guardias localizadas?', 'Redes de media tensión con guardias rotativas.'],
])('%s is answered by «%s»', (question, told) => {
  const asked = requirement.parse({ id: ID, type: 'CUSTOM', importance: 'IMPORTANTE', value: { question } })
  const { conditions } = explainMatch(vacancyOf([asked]), candidateOf(did('Electricista', told)))
  expect(conditions.at(-1)?.verdict).toBe('CUMPLE')
})

it('does not take who watches a door for somebody on call', () => {
  const value = { question: '¿Puedes hacer guardias localizadas?' }
  const asked = requirement.parse({ id: ID, type: 'CUSTOM', importance: 'IMPORTANTE', value })
  const { conditions } = explainMatch(vacancyOf([asked]), candidateOf(did('Guardia de seguridad', 'Rondas.')))
  expect(conditions.at(-1)?.verdict).toBe('SIN_DATOS')
})

it('calls nothing long gone that a CV lists among what its writer knows today, and says where it is only the beginnings', () => {
  const job = {
    position: 'Maquetadora',
    start: '2013-01',
    end: '2015-12',
    summary: 'HTML.',
    achievements: [],
    skills: [],
  }
  const known = (name: string) => ({ skill_id: null, name, level: null, years: null, last_used: null })
  const before = lines(skill('HTML'), { experience: [job] })
  expect(before?.sentence).toBe('El CV lo muestra: «HTML» (en un trabajo de 3 años; última vez: 2015).')
  const today = lines(skill('HTML'), { experience: [job], skills: [known('HTML')] })
  expect(today?.sentence).toBe('El CV lo muestra: «HTML» (en un trabajo de 3 años).')
  expect(lines(skill('Revit'), { skills: [{ ...known('Revit'), level: 'BASICO' }] })?.sentence).toBe(
    'El CV lo muestra: «Revit», nivel básico.',
  )
})
