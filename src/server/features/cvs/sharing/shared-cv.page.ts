import { asHtml, type Html, html } from '#server/platform/html.ts'
import { MARK, PAGE_COLOURS, pagePolicy, smallPage } from '#server/platform/http/small-page.ts'
import { plural } from '#shared/core/numbers.ts'
import type { SharedPage } from './shared-cv.service.ts'

/** Asks for the password without saying whose CV it is. */
export function passwordPage(path: string, wrong?: string): string {
  const told = wrong && html`<p class="wrong" id="wrong" role="alert">${wrong}</p>`
  const marks = wrong && asHtml(' aria-invalid="true" aria-describedby="wrong"')
  const form = html`<form method="post" action="${path}"><label for="password">Contraseña</label>
<input id="password" name="password" type="password" required maxlength="1024" autocomplete="off" autofocus${marks}>${told}
<div class="row"><button class="strong">Ver CV</button><button name="download" value="1">Descargar</button></div></form>`
  return smallPage('Este CV está protegido', 'Escribe la contraseña que te dio quien compartió el enlace.', form)
}

const STYLE = `${PAGE_COLOURS}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Inter Variable",Inter,ui-sans-serif,system-ui,sans-serif}
header{position:sticky;top:0;z-index:1;border-bottom:1px solid var(--line);background:var(--surface)}
.bar,main,footer{width:100%;max-width:860px;margin:0 auto;padding:12px 16px}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}
.who{flex:1 1 220px;min-width:0}
h1{margin:0;font-size:20px;line-height:1.25;letter-spacing:-.01em;overflow-wrap:anywhere}
p{margin:0;color:var(--soft);overflow-wrap:anywhere}
.who>*{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}
@media(max-width:640px){.who>p{-webkit-line-clamp:1}}
a{color:var(--brand)}
.strong{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 18px;border-radius:12px;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}
img{display:block;width:100%;height:auto;margin:12px 0 20px;border:1px solid var(--line);border-radius:6px;background:#fff}
details{margin:8px 0 24px}
summary{min-height:44px;padding:10px 0;font-weight:600;cursor:pointer}
pre{margin:0;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--surface);font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
footer{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding-bottom:40px;font-size:14px}
footer svg{width:28px;height:28px}
footer a{display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
@media print{header,details,footer{display:none}img{margin:0;border:0}}
`

export const SHARED_CV_POLICY = pagePolicy(STYLE)

interface Where {
  /** Whole, for programs that fetch the card's picture. */
  address: string
  path: string
  pass: string | undefined
}

/** What a chat shows below the link. */
function card(title: string, { headline, is_open }: SharedPage, address: string): Html {
  const picture = html`<meta property="og:image" content="${address}?picture=1"><meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:alt" content="La primera página del CV"><meta name="twitter:card" content="summary_large_image">`
  return html`<meta property="og:type" content="profile"><meta property="og:site_name" content="Skillo"><meta property="og:locale" content="es_ES">
<meta property="og:title" content="${title}"><meta property="og:description" content="${headline || 'Míralo en línea o descárgalo en PDF.'}">
<meta property="og:url" content="${address}">${is_open && picture}`
}

const asPicture = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** The CV as its owner shares it: who it is of, how it looks, and the file. */
export function sharedCvPage(page: SharedPage, { address, path, pass }: Where): string {
  const { full_name, headline, pages, pages_in_all, text } = page
  const title = full_name ? `CV de ${full_name}` : 'CV compartido'
  const file = `${path}?${new URLSearchParams({ download: '1', ...(pass && { pass }) })}`
  const drawn = pages.map(
    (svg, at) => html`<img src="${asPicture(svg)}" alt="Página ${at + 1} de ${pages_in_all} del CV">`,
  )
  const hidden = pages_in_all - pages.length
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · Skillo</title>
${card(title, page, address)}<link rel="icon" href="data:,"><style>${asHtml(STYLE)}</style></head>
<body><header><div class="bar"><div class="who"><h1>${title}</h1>${headline && html`<p>${headline}</p>`}</div>
<a class="strong" href="${file}" download>Descargar PDF</a></div></header>
<main>${drawn}${hidden > 0 && html`<p>${plural(hidden, 'página más', 'páginas más')} en el PDF.</p>`}
<details><summary>Leer el CV como texto</summary><pre>${text}</pre></details></main>
<footer>${MARK}<p>Hecho con Skillo.</p><a href="/">Crea el tuyo</a></footer></body></html>`.toString()
}
