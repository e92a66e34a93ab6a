import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

describe('a list of skills', () => {
  const skillsOf = (text: string) => {
    const { skills, custom } = readPastedText(`Nerea Olabarri-Quintela\n\nHABILIDADES\n${text}`).proposal.document
    return {
      skills: skills.map(({ name }) => name),
      told: custom.flatMap(({ items }) => items.map((item) => item.text)),
    }
  }

  it.each([
    [
      'Word, Canva. AutoCAD lo vi en clase, no lo he usado en el trabajo.',
      'AutoCAD lo vi en clase, no lo he usado en el trabajo',
    ],
    ['Word, Canva, Photoshop, aunque no es lo mío.', 'Photoshop, aunque no es lo mío'],
    ['Word, Canva. Nóminas en SAP no manejo.', 'Nóminas en SAP no manejo'],
    ['Word, Canva, Kubernetes, en producción nunca', 'Kubernetes, en producción nunca'],
  ])('keeps what is denied with its denial: %s', (text, remark) => {
    expect(skillsOf(text)).toEqual({ skills: ['Word', 'Canva'], told: [remark] })
  })

  it('takes nothing away for what is said of life', () => {
    expect(skillsOf('Canva, Word, no tengo coche').skills).toEqual(['Canva', 'Word'])
  })
})
