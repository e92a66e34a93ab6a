import { asHtml, type Html, html, joined, type Shown } from '#server/platform/html.ts'
import type { OutboxRow } from './outbox.queries.ts'
import type { Found } from './outbox-page.service.ts'

const MARK = html`<svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true"><rect width="64" height="64" rx="15" fill="#5a3ff0"/><circle cx="25" cy="32" r="15" fill="#fff"/><circle cx="39" cy="32" r="15" fill="#17142a"/><path d="M32 18.73a15 15 0 0 1 0 26.54 15 15 0 0 1 0-26.54Z" fill="#c8f169"/></svg>`
const ENVELOPE = html`<svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><rect x="10" y="10" width="100" height="64" rx="10"/><path d="m14 18 46 34 46-34"/><circle cx="104" cy="16" r="10" fill="#c8f169" stroke="none"/></svg>`

/** The colours and sizes of the product's own pages, in one small sheet. */
const STYLE = asHtml(`
:root{color-scheme:light dark;--ink:#17142a;--soft:#514d68;--paper:#faf9f6;--surface:#fff;--sunk:#f2f0f7;--line:#e7e4ee;--edge:#85809a;--brand:#5a3ff0;--brand-soft:#efecff;--on-brand:#fff;--good:#0c7a4d;--good-soft:#e3f5ec}
@media(prefers-color-scheme:dark){:root{--ink:#f4f2ff;--soft:#b9b4d0;--paper:#100e1c;--surface:#19162b;--sunk:#221e38;--line:#2c2845;--edge:#7d77a0;--brand:#9d8cff;--brand-soft:#2a2350;--on-brand:#100e1c;--good:#4fd39a;--good-soft:#12352a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Inter Variable",Inter,ui-sans-serif,system-ui,sans-serif}
main{max-width:768px;margin:0 auto;padding:32px 16px 64px}
header{display:flex;gap:16px;align-items:center;margin-bottom:24px}
header svg{flex:none}
h1{margin:0;font-size:28px;line-height:1.2;letter-spacing:-.02em}
header p{margin:4px 0 0;color:var(--soft)}
label{display:block;margin-bottom:6px;font-size:14px;font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:24px}
input{flex:1 1 240px;min-width:0;height:44px;padding:0 14px;border:1px solid var(--edge);border-radius:12px;background:var(--surface);color:inherit;font:inherit}
::placeholder{color:var(--soft);opacity:1}
.button{display:inline-flex;align-items:center;justify-content:center;flex:1 0 auto;min-height:44px;padding:0 18px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button.strong{border-color:var(--brand);background:var(--brand);color:var(--on-brand)}
@media(min-width:600px){main{padding-top:48px}.button{flex:none}}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
article{margin-bottom:16px;padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--surface);box-shadow:0 1px 2px rgb(23 20 42/.05)}
.meta{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;margin:0 0 8px;font-size:14px;color:var(--soft)}
.meta a{color:inherit;overflow-wrap:anywhere;padding:4px 0}
.meta time{flex-basis:100%;font-variant-numeric:tabular-nums}
@media(min-width:600px){.meta time{flex-basis:auto;margin-left:auto}}
.kind{padding:2px 10px;border-radius:999px;background:var(--brand-soft);color:var(--brand);font-size:13px;font-weight:600}
.kind.sms{background:var(--good-soft);color:var(--good)}
h2{margin:0 0 8px;font-size:19px;line-height:1.3;overflow-wrap:anywhere}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.text{white-space:pre-line;overflow-wrap:anywhere;color:var(--soft)}
.text.sms{color:var(--ink);font-size:18px}
.text strong{padding:2px 8px;border-radius:8px;background:var(--sunk);font-size:22px;letter-spacing:.12em;font-variant-numeric:tabular-nums;user-select:all}
.link{display:inline-block;max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;vertical-align:bottom;color:var(--brand);font-weight:600}
details{margin-top:12px}
summary{width:fit-content;padding:10px 0;color:var(--brand);font-weight:600;cursor:pointer}
.frame{max-height:560px;overflow:auto;border:1px solid var(--line);border-radius:12px}
iframe{display:block;width:100%;height:720px;border:0}
.older{text-align:center}
.empty{padding:56px 16px;border:1px dashed var(--line);border-radius:12px;text-align:center;color:var(--soft)}
.empty h2{margin-top:16px;color:var(--ink)}
.empty p{margin:0}
`)

const day = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'medium' })

/** A page of its own, without scripts: it must stay readable under a policy that allows nothing but its style. */
export function outboxPage({
  path,
  public_url,
  to,
  rows,
  next_cursor,
}: Found & { path: string; public_url: string }): string {
  const origin = new URL(public_url).origin
  const messages = rows.map((row) => message(row, path, origin))
  const older =
    next_cursor &&
    html`<p class="older"><a class="button" href="${address(path, { to, before: next_cursor })}">Ver anteriores</a></p>`
  const page = html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Bandeja de salida · Skillo</title>
<link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main>
<header>${MARK}<div><h1>Bandeja de salida</h1>
<p>Los correos y SMS que Skillo enviaría. En desarrollo se quedan aquí.</p></div></header>
<form action="${path}"><label for="to">Correo o teléfono de quien recibe</label>
<div class="row"><input id="to" name="to" type="search" autocomplete="off" placeholder="ana@ejemplo.com" value="${to ?? ''}">
<button class="button strong">Filtrar</button><a class="button" href="${address(path, {})}">${to ? 'Ver todo' : 'Actualizar'}</a></div></form>
${messages.length > 0 ? joined(messages, '\n') : empty(to)}
${older}
</main></body></html>`
  return page.toString()
}

function message(row: OutboxRow, path: string, origin: string): Html {
  const when = html`<time datetime="${row.created_at.toISOString()}">${day.format(row.created_at)}</time>`
  const who = html`<a href="${address(path, { to: row.recipient })}">${row.recipient}</a>`
  const isMail = row.channel === 'MAIL'
  const kind = isMail ? 'Correo' : 'SMS'
  return html`<article><p class="meta"><span class="kind ${kind.toLowerCase()}">${kind}</span>${who}${when}</p>
${isMail ? html`<h2>${row.subject}</h2>` : html`<h2 class="unseen">SMS para ${row.recipient}</h2>`}
<div class="text ${kind.toLowerCase()}">${linked(row.text, origin, !isMail)}</div>
${row.html && preview(row.html)}</article>`
}

/** A picture of the mail: it cannot run, load, be clicked or navigate anything; the links that work are those of the text. */
function preview(drawn: string): Html {
  return html`<details><summary>Ver diseño</summary><div class="frame" tabindex="0" role="region" aria-label="Diseño del correo">
<iframe inert sandbox loading="lazy" title="Diseño del correo" srcdoc="${drawn}"></iframe></div></details>`
}

const CODE = /(\b\d{6}\b)/
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/

/** Only our own pages become links, so that a hostile name or title cannot send anybody elsewhere. */
function linked(text: string, origin: string, marksCode: boolean): Shown {
  return text.split(ADDRESS).map((piece) => {
    if (isOwn(piece, origin)) return html`<a class="link" href="${piece}" target="_blank" rel="noopener">${piece}</a>`
    return marksCode
      ? piece.split(CODE).map((part) => (CODE.test(part) ? html`<strong>${part}</strong>` : part))
      : piece
  })
}

function isOwn(piece: string, origin: string): boolean {
  return /^https?:\/\//.test(piece) && URL.canParse(piece) && new URL(piece).origin === origin
}

function empty(to: string | undefined): Html {
  const title = to ? `Aún no hay mensajes para ${to}.` : 'Aún no hay mensajes.'
  const next = to
    ? 'Revisa que esté escrito igual que en la cuenta.'
    : 'Crea una cuenta o pide un código y aparecerán aquí.'
  return html`<section class="empty">${ENVELOPE}<h2>${title}</h2><p>${next}</p></section>`
}

function address(path: string, query: { to?: string | undefined; before?: string }): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(given).toString()
  return search ? `${path}?${search}` : path
}
