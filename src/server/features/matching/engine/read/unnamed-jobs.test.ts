import { expect, it } from 'vitest'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvJob, CvSections } from './cv-sections.ts'

const job = (summary: string, more: Partial<CvJob> = {}): CvJob => ({
  position: summary.split(/[.,]/)[0] ?? '',
  start: '2012-01',
  end: '2019-12',
  summary,
  achievements: [],
  skills: [],
  unnamed: true,
  ...more,
})
const study = (degree: string) => ({ degree, field: '', level: null, in_progress: false, notes: '' })
const sentenceOf = (title: string, cv: Partial<CvSections>) =>
  explainMatch(vacancyOf([], { title }), candidateOf(cv)).items[0]?.sentence ?? ''

it('calls no job by what was studied, and counts it as that trade', () => {
  const said = sentenceOf('Panadero/a', {
    education: [study('Panadera artesanal')],
    experience: [job('Hogazas y roscones cada madrugada. Panadería tradicional y masa madre.')],
  })
  expect(said).toContain('8 años en un trabajo que cuenta así: «Hogazas y roscones cada madrugada»')
})

it('lends no job the position of another one, though the headline says it over again', () => {
  const said = sentenceOf('Camarera', {
    headline: 'Camarera de sala',
    experience: [
      job('', { position: 'Camarera de sala', unnamed: false, start: '2020-01', end: '2021-12' }),
      job('Atención de mesas y barra en la cantina del club.'),
    ],
  })
  expect(said).not.toContain('10 años como «Camarera de sala»')
})

it('hears the trade of the machine with which what is told begins', () => {
  const said = sentenceOf('Operador de excavadora', {
    experience: [
      job(
        'Excavadora Hitachi y rodillo. Caminos forestales, alcantarillas y madereo con garra, tala de pinos en invierno.',
      ),
    ],
  })
  expect(said).toContain('8 años en un trabajo que cuenta así: «Excavadora Hitachi y rodillo» (última vez: 2019).')
})

it('counts little that is told as near work of the trade that it speaks for most', () => {
  const said = sentenceOf('Conductor/a de camión', {
    experience: [
      job(
        'Rutas largas con tráiler, maíz hasta Veracruz y de regreso cemento o lo que saliera. Kenworth y luego Freightliner. Revisaba llantas, cartas porte y lonas.',
      ),
    ],
  })
  expect(said).toContain('8 años en un trabajo que cuenta así')
})

it('hears in what is told which of the trades of its name a position is', () => {
  const cv = (summary: string) => ({
    experience: [job(summary, { position: 'Maestra suplente', unnamed: false })],
  })
  const told =
    'Tercer y cuarto grado. Grupo de 28 niños, lectura y operaciones, boletas de calificaciones y juntas con las mamás.'
  expect(sentenceOf('Profesor/a de primaria', cv(told))).toContain('como «Maestra suplente» (última vez: 2019).')
  expect(sentenceOf('Profesor/a de primaria', cv('Cubrí bajas de otras personas.'))).toContain('cercano')
})
