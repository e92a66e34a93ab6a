import { describe, expect, it } from 'vitest'
import { textOfHtml } from './pasted-text.ts'

describe('copied formatted text', () => {
  it('keeps its paragraphs and the items of its lists', () => {
    const html =
      '<h2>Cocinero/a</h2><p>Trabajo en\n Málaga.<br>Turno de tarde</p><ul><li>Inglés&nbsp;B1</li><li><b>HACCP</b></li></ul>'
    expect(textOfHtml(html)).toBe('Cocinero/a\n\nTrabajo en Málaga.\nTurno de tarde\n\n- Inglés B1\n- HACCP')
  })

  it('reads the lists of Word, which are paragraphs with a sign', () => {
    const item = (sign: string, words: string) =>
      `<p class=MsoListParagraph><!--[if !supportLists]--><span>${sign}<span>&nbsp;&nbsp;&nbsp; </span></span><!--[endif]-->${words}</p>`
    expect(textOfHtml(`<style>p{margin:0}</style>${item('·', 'Excel')}${item('o', 'Tablas &amp; macros')}`)).toBe(
      '- Excel\n\n- Tablas & macros',
    )
  })

  it('says nothing of what is not shown, and ends on what is broken', () => {
    expect(textOfHtml('<script>alert("x")</script><p>Hola &lt;b&gt;')).toBe('Hola <b>')
    expect(textOfHtml('<style>p{')).toBe('')
    expect(textOfHtml(`${'<p'.repeat(20_000)}fin`)).toContain('fin')
  })
})
