import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, listed, registered, studies, verdictOf, words, years } from './verdicts.fixture.ts'

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
  ['a verb and its noun', words('Manejar tractor viñatero'), listed('Manejo de tractor viñatero y rastra'), 'CUMPLE'],
  ['a verb and its noun, of use', words('Usar motoguadaña'), listed('Uso diario de motoguadaña'), 'CUMPLE'],
  [
    'a trade of schools',
    years('Psicólogo escolar', 2),
    at('Psicóloga', 'Talleres con los cursos y entrevistas a padres.', 'ESCUELA'),
    'CUMPLE',
  ],
  [
    'the same trade elsewhere',
    years('Psicólogo escolar', 2),
    at('Psicóloga', 'Terapia de adultos.', 'HOSPITAL'),
    'PARCIAL',
  ],
])('%s', (_, asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
