import { describe, expect, it } from 'vitest'
import { fieldAddress, stepAddress } from './cv-address.ts'

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
})

describe('a step leads to where it is done', () => {
  it.each([
    ['PREFERENCES', null, '/app/settings?tab=preferencias'],
    ['certifications', null, '/app/cv?seccion=certifications&campo=certifications'],
    ['basics', null, '/app/cv?seccion=basics&campo=basics.city'],
    ['skills', 'skills.3.name', '/app/cv?seccion=skills&campo=skills.3.name'],
    ['ANSWER', null, null],
  ] as const)('%s %s', (place, cv_path, address) => {
    expect(stepAddress({ place, cv_path })).toBe(address)
  })
})
