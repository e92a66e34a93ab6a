import { expect, it } from 'vitest'
import { type LineType, lineType } from '../matching/matching.ts'
import { likelyQuestion } from './likely-question.ts'

it.each<[LineType, string, string]>([
  ['OCCUPATION', 'Analista de datos', 'Te pueden preguntar por tu experiencia en puestos como «Analista de datos».'],
  ['SKILL', 'SQL, 3 años o más', 'Te pueden preguntar por SQL (3 años o más).'],
  ['SKILL', 'Atención al cliente', 'Te pueden preguntar por atención al cliente.'],
  ['LANGUAGE', 'Inglés, B2 o más', 'Te pueden preguntar por tu inglés (B2 o más).'],
  [
    'ROLE_EXPERIENCE',
    'Experiencia como camarero, 1 año o más',
    'Te pueden preguntar por tu experiencia como camarero (1 año o más).',
  ],
  ['CERTIFICATION', 'Certificación: PMP', 'Te pueden preguntar por la certificación PMP.'],
  ['WORK_PERMIT', 'Permiso de trabajo en España', 'Te pueden preguntar por tu permiso de trabajo en España.'],
  [
    'AVAILABILITY',
    'Incorporación inmediata',
    'Te pueden preguntar por cuándo puedes empezar: piden incorporación inmediata.',
  ],
  ['SHIFT', 'Turnos: noche, festivos', 'Te pueden preguntar por los turnos: noche, festivos.'],
  ['LOCATION', 'Híbrido en Madrid', 'Te pueden preguntar por el lugar y la modalidad: híbrido en Madrid.'],
  ['VEHICLE', 'Moto, vehículo propio', 'Te pueden preguntar por el vehículo propio que piden: moto.'],
  [
    'ANY_OF',
    'React, Vue o Angular, 2 años o más',
    'Te pueden preguntar por una de estas cosas: React, Vue o Angular, 2 años o más.',
  ],
  ['OWN_WORDS', 'Docker compose en producción.', 'Te pueden preguntar por esto: Docker compose en producción.'],
])('a line reads as what may be asked of it: %s %s', (type, title, said) => {
  expect(likelyQuestion({ type, title })).toBe(said)
})

it.each(lineType.options)('a question stands alone, in no other one: %s', (type) => {
  const title = '¿Vives en Valencia o alrededores?'
  expect(likelyQuestion({ type, title })).toBe(title)
})
