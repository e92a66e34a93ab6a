import { describe, expect, it } from 'vitest'
import { fieldAddress, stepAddress, writingPlace } from './cv-address.ts'

describe('where something was seen', () => {
  it('leads to the very field of the editor', () => {
    expect(fieldAddress('experience.0.achievements.1')).toBe(
      '/app/cv?seccion=experience&campo=experience.0.achievements.1',
    )
    expect(fieldAddress('summary')).toBe('/app/cv?seccion=summary&campo=summary')
  })

  it('leads into an own section by its place among them', () => {
    expect(fieldAddress('custom.0.items.2.text')).toBe('/app/cv?seccion=custom.0&campo=custom.0.items.2.text')
  })

  it('opens the CV where the editor knows no such section', () => {
    expect(fieldAddress('')).toBe('/app/cv')
  })

  it('leads into the CV that is named', () => {
    expect(fieldAddress('summary', 'x')).toBe('/app/cv?cv=x&seccion=summary&campo=summary')
    expect(fieldAddress('', 'x')).toBe('/app/cv?cv=x')
  })
})

describe('a step leads to where it is done', () => {
  it.each([
    ['PREFERENCES', 'Indica tu disponibilidad en tus preferencias.', null, '/app/settings?tab=preferencias'],
    [
      'certifications',
      'Si tienes la certificación PRL, añádela a tu CV.',
      null,
      '/app/cv?seccion=certifications&campo=certifications.nueva',
    ],
    ['basics', 'Indica en tu CV tu ciudad y tu país.', null, '/app/cv?seccion=basics&campo=basics.city'],
    ['skills', 'Indica tu nivel de Excel.', 'skills.3.name', '/app/cv?seccion=skills&campo=skills.3.name'],
    [
      'experience',
      'Si has trabajado como camarera, añade dónde y cuándo.',
      null,
      '/app/cv?seccion=experience&campo=experience.nueva',
    ],
    [
      'experience',
      'Si has trabajado con Excel, añade dónde lo usaste.',
      null,
      '/app/cv?seccion=experience&campo=experience.0.summary',
    ],
    [
      'circumstances',
      'Indica en tu CV qué turnos puedes hacer.',
      null,
      '/app/cv?seccion=circumstances&campo=circumstances.shifts',
    ],
    [
      'circumstances',
      'Si tienes coche, indícalo en tu CV.',
      null,
      '/app/cv?seccion=circumstances&campo=circumstances.vehicles',
    ],
    ['ANSWER', 'Responde a la pregunta: «¿…?»', null, null],
  ] as const)('%s: %s', (place, text, cv_path, address) => {
    expect(stepAddress({ place, text, cv_path })).toBe(address)
  })
})

it.each([
  ['ROLE_EXPERIENCE', 'experience.nueva', 'Experiencia'],
  ['SKILL', 'skills', 'Habilidades'],
  ['LANGUAGE', 'languages.nueva', 'Idiomas'],
  ['CUSTOM', 'experience.0.summary', 'Experiencia'],
] as const)('what is missing of %s is written in %s', (type, field, section) => {
  const place = writingPlace(type, 'x')
  expect(place.section).toBe(section)
  expect(new URLSearchParams(place.address.split('?')[1]).get('campo')).toBe(field)
})
