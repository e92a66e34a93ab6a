import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/text/source-files.ts'
import { textLiterals } from '#tests/support/text/text-literals.ts'

const MARKUP = /(?<!\(\?)<\/?[a-z][\w-]*[\s>/]/
/** Cuts up the drawing of a child process that writes no text of people as text, and reads markup rather than making it. */
const READS_MARKUP = ['src/server/features/cv-drawing/child/svg-pages.ts']
/** Draws from numbers and colours of ours, and writes no text at all. */
const DRAWS = 'src/server/seeds/pictures/'

const untagged = (code: string): string[] =>
  textLiterals(code)
    .filter(({ tag, text }) => tag !== 'html' && tag !== 'xml' && MARKUP.test(text))
    .map(({ text }) => text.slice(0, 60))

/** The samples are written with another sign, so that they are no templates here. */
const asCode = (sample: string): string => sample.replaceAll('§', '$')

it('finds markup outside of the tags, wherever it hides', () => {
  const hidden = [
    'const a = `<p>§{x}</p>`',
    "const a = '<p>' + x",
    'const a = html`<p>§{items.map((item) => `<li>§{item}</li>`)}</p>`',
    'const a = { b: { c: `§{`<b>§{x}</b>`}` } }',
    'const a = x.replace(/[`"]/g, "") + `<a href="§{x}">`',
  ]
  for (const code of hidden.map(asCode)) expect([code, untagged(code).length]).toEqual([code, 1])
  const fine = [
    'const a = html`<p>§{items.map((item) => html`<li>§{item}</li>`)}</p>`',
    'const a = xml`<loc>§{x}</loc>`',
    "const a = 'a < b'",
    'const a = `(?<day>§{X})`',
    '// `<p>`\nconst a = 1',
    'const a = /<title>[^<]*</',
  ]
  for (const code of fine.map(asCode)) expect([code, untagged(code)]).toEqual([code, []])
})

it('is markup only by the tags that escape', () => {
  const server = sourceFiles('src/server').filter(
    ({ path }) =>
      !/\.test\.ts$|\.fixture\.ts$|\/(?:testing|fixtures)\//.test(path) &&
      !READS_MARKUP.includes(path) &&
      !path.startsWith(DRAWS),
  )
  const wrong = server.flatMap(({ path, text }) => untagged(text).map((literal) => `${path}: ${literal}`))
  expect(wrong).toEqual([])
})

it('has few places where text is taken for markup, each known', () => {
  const trusting = sourceFiles('src/server')
    .filter(({ path, text }) => path !== 'src/server/platform/html.ts' && /\basHtml\(/.test(text))
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('.test.ts'))
  expect(trusting).toEqual([
    'src/server/features/careers/feed-formats.ts',
    'src/server/features/careers/feed-job.ts',
    'src/server/features/cvs/sharing/shared-cv.page.ts',
    'src/server/features/jobs/public/page/fill-page.ts',
    'src/server/features/jobs/public/page/safe-json.ts',
    'src/server/platform/adapters/mail/layout.ts',
    'src/server/platform/http/small-page.ts',
    'src/server/platform/outbox/outbox.page.ts',
  ])
})
