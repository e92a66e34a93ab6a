import { expect, it } from 'vitest'
import { asHtml, html, joined, xml } from './html.ts'

const HOSTILE = `<img src=x onerror="a('b')">&amp;`
const HARMLESS = '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;amp;'

it('escapes every text, in content, attributes and lists', () => {
  expect(html`<p title="${HOSTILE}">${HOSTILE}</p>`.toString()).toBe(`<p title="${HARMLESS}">${HARMLESS}</p>`)
  expect(html`<ul>${['a<b', 'c'].map((item) => html`<li>${item}</li>`)}</ul>`.toString()).toBe(
    '<ul><li>a&lt;b</li><li>c</li></ul>',
  )
  expect(html`${[HOSTILE, [HOSTILE]]}`.toString()).toBe(HARMLESS + HARMLESS)
})

it('leaves markup as it is, and shows nothing for nothing', () => {
  expect(html`<b>${html`<i>${'&'}</i>`}${asHtml('<br>')}</b>`.toString()).toBe('<b><i>&amp;</i><br></b>')
  expect(html`${null}${undefined}${false}${0}${''}`.toString()).toBe('0')
})

it('puts something between parts, but not beside empty ones', () => {
  expect(joined(['a', '', html`<b>c</b>`, null], ' & ').toString()).toBe('a &amp; <b>c</b>')
})

it('lets nothing into XML that XML cannot carry', () => {
  expect(xml`<t>${'a\u0000b\ud800<c'}</t>`.toString()).toBe('<t>ab\ufffd&lt;c</t>')
})
