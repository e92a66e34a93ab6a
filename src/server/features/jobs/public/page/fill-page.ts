import { type Html, html } from '#server/platform/html.ts'
import type { PageHead } from './job-head.ts'

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta name="description" content="[^"]*" \/>/
const HEAD_END = /<\/head>/
const ROOT = /(<div id="root">)[\s\S]*(<\/div>)\s*<noscript>[\s\S]*?<\/noscript>/

/** Puts head and content into the built page, whose scripts then take over. */
export function pageFiller(template: string): (head: PageHead, body: Html) => string {
  for (const part of [TITLE, DESCRIPTION, ROOT])
    if (!part.test(template)) throw new Error(`the built page has nothing like ${part}`)
  // Functions, because a replacement text would read «$&» out of somebody's vacancy.
  return (head, body) =>
    template
      .replace(TITLE, () => html`<title>${head.title}</title>`.toString())
      .replace(DESCRIPTION, () => html`<meta name="description" content="${head.description}" />`.toString())
      .replace(HEAD_END, () =>
        html`  ${head.more}
  </head>`.toString(),
      )
      .replace(ROOT, (_, open: string, close: string) => `${open}${body}${close}`)
}
