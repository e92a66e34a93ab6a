import { asHtml, type Html, html } from '#server/platform/html.ts'
import type { DrawnPage } from '#shared/jobs/drawn-page.ts'
import { safeJson } from './safe-json.ts'

export interface PageHead {
  title: string
  description: string
  more: Html
}

interface Content {
  markup: string
  /** What the browser takes the content over with; without it, it draws the page anew. */
  page?: DrawnPage | undefined
  /** A document and nothing else: the program stays away. */
  is_still?: boolean | undefined
}

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta name="description" content="[^"]*" \/>/
const HEAD_END = /<\/head>/
const PROGRAM = / data-program="[^"]*"/
const ROOT = /<div id="root">[\s\S]*<\/div>\s*<noscript>[\s\S]*?<\/noscript>/

/** Puts head and content into the built page, whose scripts then take over. */
export function pageFiller(template: string): (head: PageHead, content?: Content) => string {
  for (const part of [TITLE, DESCRIPTION, ROOT])
    if (!part.test(template)) throw new Error(`the built page has nothing like ${part}`)
  // Functions, because a replacement text would read «$&» out of somebody's vacancy.
  return (head, content) => {
    const filled = template
      .replace(TITLE, () => html`<title>${head.title}</title>`.toString())
      .replace(DESCRIPTION, () => html`<meta name="description" content="${head.description}" />`.toString())
      .replace(HEAD_END, () =>
        html`  ${head.more}
  </head>`.toString(),
      )
    if (!content) return filled
    const whole = filled.replace(ROOT, () => rootOf(content))
    return content.is_still ? whole.replace(PROGRAM, '') : whole
  }
}

function rootOf({ markup, page }: Content): string {
  // React has escaped whatever people wrote.
  const inside = asHtml(markup)
  if (!page) return html`<div id="root">${inside}</div>`.toString()
  return html`<div id="root" data-takeover>${inside}</div>
    <script type="application/json" id="drawn">${safeJson(page)}</script>`.toString()
}
