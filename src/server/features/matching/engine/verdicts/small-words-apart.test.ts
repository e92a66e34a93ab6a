import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import { nearestLine, shareMet } from '../nearest-line.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, degree, listed, registered, studies, verdictOf, words, years } from './verdicts.fixture.ts'

const study = (text: string, notes: string): Partial<CvSections> => ({
  education: [{ degree: text, field: '', level: 'FP_MEDIO', in_progress: false, notes }],
})
const at = (position: string, summary: string, ...places: NonNullable<CvSections['experience'][number]['places']>) => ({
  experience: [{ position, start: '2020-01', end: '2023-01', summary, achievements: [], skills: [], places }],
})

it.each<[string, Asked, Partial<CvSections>, Verdict]>([
  [
    'the licence to come',
    studies('FP_MEDIO', 'Instrumentación'),
    study('Técnico en Instrumentación', 'título y cédula profesional en trámite'),
    'CUMPLE',
  ],
  [
    'studies to be ended',
    studies('FP_MEDIO', 'Instrumentación'),
    study('Técnico en Instrumentación', 'en trámite'),
    'PARCIAL',
  ],
  [
    'a register without its fillers',
    words('Inscripción en el Registro Nacional de Guías de Montaña del Sernatur'),
    registered('Registro Sernatur de guías de montaña'),
    'CUMPLE',
  ],
  [
    'another register',
    words('Inscripción en el Registro Nacional de Guías de Montaña del Sernatur'),
    registered('Registro de proveedores de la comuna'),
    'SIN_DATOS',
  ],
  [
    'a degree of a university',
    studies('GRADO', 'Ingeniería agrícola'),
    { headline: 'Ingeniera Agrícola – CIP 1', ...degree('Universidad Agraria. Bachiller', 'GRADO') },
    'CUMPLE',
  ],
  [
    'a degree of another matter',
    studies('GRADO', 'Ingeniería agrícola'),
    { headline: 'Contadora', ...degree('Universidad Agraria. Bachiller', 'GRADO') },
    'PARCIAL',
  ],
  ['a verb and its noun', words('Manejar tractor viñatero'), listed('Manejo de tractor viñatero y rastra'), 'CUMPLE'],
  ['a verb and its noun, of use', words('Usar motoguadaña'), listed('Uso diario de motoguadaña'), 'CUMPLE'],
  [
    'a trade of schools',
    years('Psicólogo escolar', 2),
    at('Psicóloga', 'Talleres con los cursos y entrevistas a padres.', 'ESCUELA'),
    'CUMPLE',
  ],
])('%s', (_, asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})

it('finds nothing of a matter in a line that shares only the trade of which both are', () => {
  const facts = [{ source: { cv_path: 'courses.0.name', start: 0, end: 9 }, words: ['sindicat', 'soldador'] }]
  const asked = { words: ['tabl', 'soldador'], vector: null }
  const lines = { facts, vectors: new Int8Array() }
  expect(nearestLine(asked, lines)).toMatchObject({ shared: 0.5 })
  expect(nearestLine({ ...asked, trades: ['soldador'] }, lines)).toBeNull()
  const near = { at: 0, shared: 0, near: 0.7 }
  const rule = { by_encoder: true, by_one_word: false }
  expect(shareMet(asked, near, rule)).not.toBeNull()
  expect(shareMet({ ...asked, trades: ['soldador'] }, near, rule)).toBeNull()
})
