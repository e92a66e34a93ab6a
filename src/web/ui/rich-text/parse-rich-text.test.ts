import { expect, it } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'

it('reads the allowed tags and keeps only the words of the others', () => {
  const html =
    '<p>Uno &amp; <strong>dos</strong><script>x</script></p><ul><li><a href="https://a.example?b&amp;c">ver</a></li></ul>'
  expect(parseRichText(html)).toEqual([
    { tag: 'p', children: ['Uno & ', { tag: 'strong', children: ['dos'] }, 'x'] },
    { tag: 'ul', children: [{ tag: 'li', children: ['ver'] }] },
  ])
})

it('closes what was left open, and takes signs for what they are', () => {
  expect(parseRichText('<p><em>x</p>y < z')).toEqual([
    { tag: 'p', children: [{ tag: 'em', children: ['x'] }] },
    'y ',
    '<',
    ' z',
  ])
})
