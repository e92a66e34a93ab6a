import { createHash } from 'node:crypto'
import { asHtml, type Html, html } from '#server/platform/html.ts'

export const MARK = html`<svg viewBox="0 0 64 64" width="48" height="48" aria-hidden="true"><rect width="64" height="64" rx="15" fill="#5a3ff0"/><circle cx="25" cy="32" r="15" fill="#fff"/><circle cx="39" cy="32" r="15" fill="#17142a"/><path d="M32 18.73a15 15 0 0 1 0 26.54 15 15 0 0 1 0-26.54Z" fill="#c8f169"/></svg>`

/** The colours of the product, light and dark. */
export const PAGE_COLOURS = `
:root{color-scheme:light dark;--ink:#17142a;--soft:#514d68;--paper:#faf9f6;--surface:#fff;--line:#e7e4ee;--edge:#85809a;--brand:#5a3ff0;--on-brand:#fff;--bad:#b42318}
@media(prefers-color-scheme:dark){:root{--ink:#f4f2ff;--soft:#b9b4d0;--paper:#100e1c;--surface:#19162b;--line:#2c2845;--edge:#7d77a0;--brand:#9d8cff;--on-brand:#100e1c;--bad:#ff8a7a}}`

const STYLE = `${PAGE_COLOURS}
*{box-sizing:border-box}
body{min-height:100vh;margin:0;display:grid;place-items:center;padding:24px 16px;background:var(--paper);color:var(--ink);font:16px/1.5 "Inter Variable",Inter,ui-sans-serif,system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px 24px;border:1px solid var(--line);border-radius:12px;background:var(--surface);box-shadow:0 1px 2px rgb(23 20 42/.05)}
h1{margin:16px 0 8px;font-size:26px;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p{margin:0;color:var(--soft)}
form{margin-top:24px}
label{display:block;margin-bottom:6px;font-size:14px;font-weight:600}
input{width:100%;height:44px;padding:0 14px;border:1px solid var(--edge);border-radius:12px;background:var(--surface);color:inherit;font:inherit}
.wrong{margin-top:8px;color:var(--bad);font-size:14px}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:16px}
button,.home{display:inline-flex;flex:1 0 auto;align-items:center;justify-content:center;min-height:44px;padding:0 18px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.strong{border-color:var(--brand);background:var(--brand);color:var(--on-brand)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
`

/** Nothing but this one style, its own pictures and forms. */
export function pagePolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const PAGE_POLICY = pagePolicy(STYLE)

/** A page of one card. */
export function smallPage(title: string, text: string, rest: Html): string {
  const page = html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · Skillo</title>
<link rel="icon" href="data:,"><style>${asHtml(STYLE)}</style></head>
<body><main>${MARK}<h1>${title}</h1><p>${text}</p>${rest}</main></body></html>`
  return page.toString()
}

const HOME = html`<div class="row"><a class="home" href="/">Ir a Skillo</a></div>`

export function noticePage(title: string, text: string): string {
  return smallPage(title, text, HOME)
}
