import { expect, it } from 'vitest'
import type { CvSections } from '../read/cv-sections.ts'
import { course, degree, did, paper, skill, studies, verdictOf, words, years } from './verdicts.fixture.ts'

const called = (headline: string): Partial<CvSections> => ({ headline })
const held = (name: string): Partial<CvSections> => ({ certifications: [{ name, expires: null }] })

it.each([
  ['Tarjeta profesional vigente', called('Enfermera | T.P. 45.120')],
  ['Tarjeta profesional', called('Arquitecto | TP en regla')],
  ['Colegiatura y habilitación', called('Ingeniera civil | CIP N° 20455')],
  ['Colegiación en vigor', called('Fisioterapeuta | Col. 4.521')],
  ['Matrícula profesional', called('Kinesióloga | M.P. 3307')],
  ['Matrícula del Centro de Geólogos', called('Geóloga | Mat. CGRA 204')],
])('«%s» is answered by the short form in a headline', (name, cv) => {
  expect(verdictOf(paper(name), cv)).toBe('CUMPLE')
})

it('takes no address and no pay for a number of a college', () => {
  expect(verdictOf(paper('Colegiación profesional'), { summary: 'Vivo en la Col. 20 de Noviembre.' })).toBe('SIN_DATOS')
  expect(verdictOf(paper('Colegiatura vigente'), called('Nutricionista, colegiatura en trámite'))).not.toBe('CUMPLE')
})

it.each([
  ['Licencia de conducir A-IIA', 'Licencia de conducir A-IIIB', 'CUMPLE'],
  ['Licencia de conducir A-IIB o superior', 'Licencia A-IIIC', 'CUMPLE'],
  ['Licencia de conducir A-IIIB', 'Licencia de conducir A-IIA', 'NO_CUMPLE'],
  ['Licencia clase C1 o superior', 'Licencia C2', 'CUMPLE'],
  ['Licencia clase C2 o superior', 'Licencia C1', 'SIN_DATOS'],
  ['Licencia clase C1', 'Licencia C2', 'SIN_DATOS'],
])('«%s» beside «%s»: %s', (asked, name, verdict) => {
  expect(verdictOf(paper(asked), held(name))).toBe(verdict)
})

it('counts in part what is not yet there', () => {
  expect(
    verdictOf(paper('Certificado de manipulador de alimentos'), course('Manipulador de alimentos: lo saco en mayo')),
  ).toBe('PARCIAL')
  expect(verdictOf(words('Bachillerato'), degree('Bachillerato, primer año aprobado', null))).toBe('PARCIAL')
  expect(verdictOf(studies('GRADO', 'Enfermería'), degree('Grado en Enfermería', 'GRADO'))).toBe('CUMPLE')
  const awaited = degree('Grado en Enfermería, título previsto para marzo', 'GRADO')
  expect(verdictOf(studies('GRADO', 'Enfermería'), awaited)).toBe('PARCIAL')
  const noted = {
    education: [{ ...awaited.education?.[0], degree: 'Grado en Enfermería', notes: 'Me falta el título.' }],
  }
  expect(verdictOf(studies('GRADO', 'Enfermería'), noted as Partial<CvSections>)).toBe('PARCIAL')
})

it('does not take work for the title of it', () => {
  expect(verdictOf(paper('Título de Profesor de Física'), did('Profesor de física', 'Clases de 4º.'))).not.toBe(
    'CUMPLE',
  )
})

it('knows two letters in capitals for a name', () => {
  expect(verdictOf(skill('ON'), did('Técnica', 'Tarifas ON/OFF en el sistema.'))).toBe('CUMPLE')
  expect(verdictOf(skill('ON'), did('Técnica', 'Tarifas on demand.'))).toBe('SIN_DATOS')
})

it('believes who says that they have not used the very thing that their post usually brings', () => {
  const cv = did('Cajera', 'Cobro en efectivo. Sistema POS no lo he usado.')
  expect(verdictOf(skill('Sistema POS'), cv)).toBe('NO_CUMPLE')
})

it('counts years in canteens only where a job speaks of them', () => {
  const asked = years('Cocinero en comedores o concesionarios', 2)
  expect(verdictOf(asked, did('Cocinero', 'Dietas de la clínica.'))).toBe('PARCIAL')
  expect(verdictOf(asked, did('Cocinero', 'Menús del comedor de la planta.'))).toBe('CUMPLE')
})

it('lets near work count in full where an ad does', () => {
  const near = did('Dependienta', 'Mostrador.')
  expect(verdictOf(years('Cajera', 2), near)).toBe('PARCIAL')
  expect(verdictOf(years('Cajera o puesto similar', 2), near)).toBe('CUMPLE')
  expect(verdictOf(years('Cajera o puesto similar', 2), did('Soldador', 'Portones.'))).not.toBe('CUMPLE')
})
