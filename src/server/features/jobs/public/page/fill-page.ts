import { escapeHtml } from '#server/platform/adapters/mail/layout.ts'
import type { PageHead } from './job-head.ts'

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta name="description" content="[^"]*" \/>/
const ROOT = /(<div id="root">)[\s\S]*(<\/div>)\s*<noscript>[\s\S]*?<\/noscript>/

/** Puts head and content into the built page, whose scripts then take over. */
export function pageFiller(template: string): (head: PageHead, body: string) => string {
  for (const part of [TITLE, DESCRIPTION, ROOT])
    if (!part.test(template)) throw new Error(`the built page has nothing like ${part}`)
  // Functions, because a replacement text would read «$&» out of somebody's vacancy.
  return (head, body) =>
    template
      .replace(TITLE, () => `<title>${escapeHtml(head.title)}</title>`)
      .replace(DESCRIPTION, () => `<meta name="description" content="${escapeHtml(head.description)}" />`)
      .replace('</head>', () => `  ${head.more}\n  </head>`)
      .replace(ROOT, (_, open: string, close: string) => `${open}${body}${close}`)
}
