import { describe, expect, it } from 'vitest'
import { plainText, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { placesOf, replaceInRichText, rewritten } from './rewrite.ts'

const html =
  '<p>Somos <strong>Ana &amp; hijos</strong>.</p><ul><li>Buena <em>presencia</em></li><li>1 &lt; 2</li></ul><p>Fin</p>'

describe('a rewrite', () => {
  it('counts the characters as the lint does', () => {
    expect(
      placesOf(html)
        .map(({ character }) => character)
        .join(''),
    ).toBe(plainText(html))
  })

  it('leaves the tags in and around the words', () => {
    const start = plainText(html).indexOf('Buena')
    const fixed = replaceInRichText(html, start, start + 'Buena presencia'.length, 'trato <cercano>')
    expect(plainText(fixed)).toBe(plainText(html).replace('Buena presencia', 'Trato <cercano>'))
    expect(fixed).toContain('<li>Trato &lt;cercano&gt;</li>')
  })

  it('takes an item away with its only sentence', () => {
    const start = plainText(html).indexOf('Buena')
    const document = vacancyDocument.parse({ description: html })
    const replaces = { start, end: start + 'Buena presencia'.length + 1 }
    const fixed = rewritten(document, { path: 'description', start, end: start + 5, replaces }, '')
    expect(fixed.description).toBe('<p>Somos <strong>Ana &amp; hijos</strong>.</p><ul><li>1 &lt; 2</li></ul><p>Fin</p>')
  })

  it('changes one field by its path and nothing else', () => {
    const document = vacancyDocument.parse({ title: 'Camarero', responsibilities: ['Servir', 'Ser ninja'] })
    const fixed = rewritten(document, { path: 'responsibilities.1', start: 4, end: 9 }, 'especialista')
    expect(fixed).toEqual({ ...document, responsibilities: ['Servir', 'Ser especialista'] })
    expect(rewritten(document, { path: 'title', start: 0, end: 8 }, 'camarero/a').title).toBe('Camarero/a')
    expect(document.title).toBe('Camarero')
  })
})
