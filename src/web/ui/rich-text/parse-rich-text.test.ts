import { expect, it } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'

it('reads the allowed tags and keeps only the words of the others', () => {
  const html =
    '<p>Uno &amp; <strong>dos</strong><script>x</script></p><ul><li><a href="https://a.example?b&amp;c">ver</a></li></ul>'
  expect(parseRichText(html)).toEqual([
    { tag: 'p', href: '', children: ['Uno & ', { tag: 'strong', href: '', children: ['dos'] }, 'x'] },
    {
      tag: 'ul',
      href: '',
      children: [{ tag: 'li', href: '', children: [{ tag: 'a', href: 'https://a.example?b&c', children: ['ver'] }] }],
    },
  ])
})

it('takes no address that is not safe, and closes what was left open', () => {
  expect(parseRichText('<p><a href="javascript:alert(1)">x</p>y < z')).toEqual([
    { tag: 'p', href: '', children: [{ tag: 'a', href: '', children: ['x'] }] },
    'y ',
    '<',
    ' z',
  ])
})
