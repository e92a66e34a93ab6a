import { describe, expect, it } from 'vitest'
import type { MatchItem } from '#shared/matching/matching.ts'
import { actionAddress, fieldAddress } from './cv-address.ts'

const item = (type: MatchItem['type'], title: string): MatchItem => ({
  ...{ requirement_id: 'r', type, title, verdict: 'SIN_DATOS', evidence: [], declared: null, sentence: '', seen: [] },
  ...{ importance: 'IMPORTANTE', value: null, basis: null, question: '', override: null },
})

describe('where something was seen', () => {
  it('leads to the very field of the editor', () => {
    expect(fieldAddress('experience.0.achievements.1')).toBe(
      '/app/cv?seccion=experience&campo=experience.0.achievements.1',
    )
    expect(fieldAddress('summary')).toBe('/app/cv?seccion=summary&campo=summary')
  })

  it('opens the CV where the editor calls the section otherwise', () => {
    expect(fieldAddress('custom.0.items.2.text')).toBe('/app/cv')
    expect(fieldAddress('')).toBe('/app/cv')
  })
})

describe('an action leads to where it is done', () => {
  it.each([
    ['Indica tu disponibilidad en tus preferencias.', '/app/settings?tab=preferencias'],
    ['Si tienes la certificación ISO 27001, añádela a tu CV.', '/app/cv?seccion=certifications'],
    ['Añade tu formación con su nivel y especialidad.', '/app/cv?seccion=education'],
    ['Si has trabajado con Java, añade dónde lo usaste.', '/app/cv?seccion=experience'],
    ['Indica cuántos años llevas con React.', '/app/cv?seccion=skills'],
    ['Indica tu nivel de inglés.', '/app/cv?seccion=languages'],
    ['Si tu nivel de inglés ha subido, actualízalo en tu CV.', '/app/cv?seccion=languages'],
    ['Indica tu nivel de SQL si es avanzado o más.', '/app/cv?seccion=skills'],
    ['Responde a la pregunta: «¿Puedes viajar?»', null],
    ['Algo que nadie escribió todavía.', '/app/cv'],
  ])('%s', (action, address) => {
    expect(actionAddress(action, [item('LANGUAGE', 'Inglés B2'), item('SKILL', 'SQL')])).toBe(address)
  })
})
