import { expect, it } from 'vitest'
import { course, degree, did, listed, paper, skill, verdictOf, words } from './verdicts.fixture.ts'

it('takes an adjective for the thing that it is of', () => {
  expect(verdictOf(paper('Libreta de sanidad'), course('Libreta sanitaria al día'))).toBe('CUMPLE')
  expect(verdictOf(words('Formación en contabilidad'), degree('Técnica contable', 'FP_MEDIO'))).toBe('CUMPLE')
  expect(verdictOf(words('Trámites de aduana'), did('Asistente', 'Trámites aduaneros.'))).toBe('CUMPLE')
})

it('takes what a position is called for no study', () => {
  expect(verdictOf(words('Formación en turismo'), did('Informadora turística'))).not.toBe('CUMPLE')
})

it('knows the number of a licence to practise beside the degree that it is of', () => {
  const { education = [] } = degree('Licenciatura en Psicología', 'GRADO')
  const withNotes = (notes: string) => ({ education: education.map((one) => ({ ...one, notes })) })
  expect(verdictOf(paper('Cédula profesional'), withNotes('Titulado, cédula 1122xxxx'))).toBe('CUMPLE')
  expect(verdictOf(paper('Cédula profesional'), withNotes('Cédula en trámite'))).not.toBe('CUMPLE')
})

it('reads the class of a licence for drivers by trade', () => {
  expect(verdictOf(paper('Licencia de chofer tipo C o D'), course('Licencia: tipo C'))).toBe('CUMPLE')
})

it('counts years of web work in jobs that are nothing else', () => {
  expect(verdictOf(skill('Desarrollo web', { min_years: 2 }), did('Programadora full stack'))).toBe('CUMPLE')
})

it('knows who watches cameras by the verb', () => {
  expect(verdictOf(skill('CCTV'), did('Conserje', 'De noche vigilaba las cámaras del garaje.'))).toBe('CUMPLE')
})

it('shows the use of a computer by the programs that somebody uses', () => {
  expect(verdictOf(skill('Informática nivel usuario'), listed('Excel'))).toBe('CUMPLE')
})

it('takes letters in a list of ways for a way of its own', () => {
  const asked = words('Conocimiento de normas de puertos, GPS o programas de rutas')
  expect(verdictOf(asked, did('Marinero', 'Cartas con GPS y sonda.'))).toBe('CUMPLE')
})
