import { expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title = 'Puesto') =>
  proposeRequirements(text, title)
    .requirements.filter(({ selected }) => selected)
    .map(({ requirement: { type, value } }) => ({ type, value }))
const one = (item: string, title?: string) => asked(`Requisitos:\n- ${item}`, title)

it('keeps the other way that stands before a known one', () => {
  expect(one('2 años en conservación o instalaciones eléctricas en alta montaña', 'Electricista')).toEqual([
    {
      type: 'ROLE_EXPERIENCE',
      value: {
        role_id: 'electrician',
        role_family: null,
        name: 'Electricista en conservación o instalaciones eléctricas en alta montaña',
        min_years: 2,
      },
    },
  ])
})

it('takes two things that nothing parts for one', () => {
  expect(one('Colocación de cerámica gran formato')).toEqual([
    { type: 'OWN_WORDS', value: { text: 'Colocación de cerámica gran formato' } },
  ])
})

it('keeps which kind of the last of several is meant', () => {
  const [, choice] = one('2 años en minería, en perforación o geología de exploración', 'Geóloga')
  expect(JSON.stringify(choice)).toContain('Geología de exploración')
})

it('keeps what a paper is for, and not why it is asked for', () => {
  expect(one('Licencia de guía para Sierra Nevada (INAGA)')).toEqual([
    { type: 'CERTIFICATION', value: { name: 'Licencia de guía para Sierra Nevada' } },
  ])
  expect(one('Licencia de guía para el puesto')).toEqual([
    { type: 'CERTIFICATION', value: { name: 'Licencia de guía' } },
  ])
})

it('keeps the licence that will do instead of a vehicle', () => {
  expect(one('Coche propio o carnet de conducir')).toEqual([
    { type: 'CUSTOM', value: { question: '¿Tienes coche propio o carnet de conducir?' } },
  ])
})

it('reads years in which a profession was practised', () => {
  expect(one('Entre 4 y 6 años de ejercicio en derecho de familia', 'Abogada')[0]).toMatchObject({
    type: 'SKILL',
    value: { name: 'Derecho de familia', min_years: 4 },
  })
  expect(one('De 2 a 3 años de ejercicio en partido judicial', 'Abogada')[0]).toMatchObject({
    type: 'ROLE_EXPERIENCE',
    value: { name: 'Abogada en partido judicial', min_years: 2 },
  })
})

it('counts seasons as seasons', () => {
  expect(one('Tres temporadas como mínimo guiando en Sierra Nevada', 'Guía de montaña')[0]?.value).toMatchObject({
    name: 'Guía de montaña, tres temporadas como mínimo guiando en Sierra Nevada',
    min_years: 0,
  })
})

it('keeps «de especialidad», «de autor»', () => {
  expect(asked('Pedimos un año en cocina de autor y manejo de caja.', 'Ayudante')[0]?.value).toMatchObject({
    name: 'Cocina de autor',
    min_years: 1,
  })
})

it('takes what knowledge is for, for no demand', () => {
  expect(one('Conocimiento de HACCP para evaluación de proveedores')).toEqual([
    { type: 'SKILL', value: { skill_id: 'haccp', name: 'HACCP', min_level: null, min_years: null } },
  ])
})

it('keeps how high or how big', () => {
  expect(one('Experiencia en trekking sobre 3.500 m')[0]?.value).toMatchObject({ name: 'Trekking sobre 3.500 m' })
})

it('takes a course by its own name where the skill has another', () => {
  expect(one('Curso de bienestar de mascotas y protección animal').map(({ type }) => type)).not.toContain('SKILL')
  expect(one('Curso de bienestar animal')).toEqual([
    { type: 'CERTIFICATION', value: { name: 'Curso de bienestar animal' } },
  ])
})

it('invents no level from «buena»', () => {
  expect(one('Buena redacción jurídica')[0]?.value).toMatchObject({ min_level: null })
  expect(one('Buenos conocimientos de Excel')[0]?.value).toMatchObject({ min_level: 'INTERMEDIO' })
})

it('knows a higher technician from one of a school', () => {
  const options = ['Enología', 'Viticultura'].map((field) => ({
    type: 'EDUCATION',
    min_level: 'FP_SUPERIOR',
    field,
    equivalent_years: null,
  }))
  const [first] = one('Título de Técnico/a Superior o Universitario en Enología / Viticultura')
  expect(first).toEqual({ type: 'ANY_OF', value: { options: options.map((each) => expect.objectContaining(each)) } })
})

it('keeps another degree that is wished for beside the one that is asked for', () => {
  const all = asked(`Requisitos
- Grado en Psicología
Deseable
- Doble grado con Criminología o máster en Psicología Forense`)
  expect(all).toHaveLength(2)
  expect(JSON.stringify(all[1])).toMatch(/GRADO.*Criminología.*MASTER.*Psicología Forense/)
})
