import { describe, expect, it } from 'vitest'
import { companyColors, contrastOf, contrastWords } from './company-colors.ts'

const complaint = (color_back: string | null, color_front: string | null) => {
  const [issue] = companyColors.safeParse({ color_back, color_front }).error?.issues ?? []
  return issue && [issue.path.join('.'), issue.message]
}

describe('the two colours of a company', () => {
  it('have the contrast that WCAG defines, whichever comes first', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrastWords(4.4999)).toBe('4,49:1')
  })

  it('are taken from 4,5:1 on, as people write them, and may both be left out', () => {
    expect(companyColors.parse({ color_back: ' 0F766E', color_front: '#FFFFFF ' })).toEqual({
      color_back: '#0f766e',
      color_front: '#ffffff',
    })
    expect(companyColors.parse({ color_back: '', color_front: null })).toEqual({ color_back: null, color_front: null })
    expect(complaint('#ffffff', '#767676')).toBeUndefined()
  })

  it('are refused in a sentence that says which of them, how far, and what to do', () => {
    expect(complaint('#ffffff', '#777777')).toEqual([
      'color_front',
      'La letra #777777 casi no se lee sobre el fondo #ffffff: su contraste es 4,47:1 y hace falta 4,5:1. Prueba: oscurece la letra o aclara el fondo.',
    ])
    expect(complaint('#c8f169', '#ffffff')?.[1]).toContain('aclara la letra u oscurece el fondo')
  })

  it('come as a pair, each a colour', () => {
    expect(complaint('#ffffff', null)).toEqual(['color_front', 'Elige también el color de la letra.'])
    expect(complaint('', '#ffffff')).toEqual(['color_back', 'Elige también el color del fondo.'])
    for (const typed of ['rojo', '#fff', '#12345g', 'url(x)', '#ffffff;x'])
      expect(complaint(typed, '#000000')).toEqual(['color_back', 'Escribe el color como #1a2b3c.'])
  })
})
