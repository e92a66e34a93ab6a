import { describe, expect, it } from 'vitest'
import { cvContent } from '#shared/cvs/cv-document.ts'
import { withTemplate } from './with-template.ts'

describe('another template', () => {
  it.each([
    ['ESENCIAL', 'SANS', 'CLASICO', 'SERIF'],
    ['CLASICO', 'SERIF', 'COMPACTO', 'SANS'],
    ['ESENCIAL', 'SERIF', 'EUROPEO', 'SERIF'],
    ['CLASICO', 'SANS', 'ESENCIAL', 'SANS'],
  ] as const)('from %s in %s to %s is in %s', (before, font, template, expected) => {
    const content = cvContent.parse({ title: 'Mi CV', template: before, design: { font, size: 11 } })
    const { design, ...changed } = withTemplate(content, template)
    expect([changed.template, design.font, design.size]).toEqual([template, expected, 11])
  })
})
