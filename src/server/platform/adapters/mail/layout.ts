import { asHtml, type Html, html, joined, type Shown } from '#server/platform/html.ts'
import type { Mail } from './mail.ts'

export interface MailContent {
  to: string
  subject: string
  title: string
  paragraphs: string[]
  sections?: MailSection[]
  button?: { label: string; url: string }
  /** Smaller closing lines, e.g. what to do when the person did not ask for this. */
  notes?: string[]
  unsubscribe_url?: string
  calendar?: Mail['calendar']
}

interface MailLink {
  label: string
  url: string
}

/** A list with a heading: what there is, each with its link. */
export interface MailSection {
  title: string
  text: string
  items: (MailLink & { text: string })[]
  links: MailLink[]
}

const FONT = 'font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif'
const INK = 'color:#17142a'
const SOFT = 'color:#514d68'

// Programs that know dark mode read the classes; all others fall back to the inline light colours.
const DARK = asHtml(`@media (prefers-color-scheme:dark){
.paper{background:#100e1c!important}.card{background:#19162b!important;border-color:#2c2845!important}
.ink{color:#f4f2ff!important}.soft{color:#b9b4d0!important}.mark{color:#9d8cff!important}
.button{background:#9d8cff!important;color:#100e1c!important}}`)

const text = (content: Shown) =>
  html`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.5;${INK}">${content}</p>`
const note = (content: Shown) =>
  html`<p class="soft" style="margin:0 0 12px;font-size:14px;line-height:1.5;${SOFT}">${content}</p>`

const linkHtml = ({ label, url }: MailLink, size: number) =>
  html`<a class="mark" href="${url}" style="color:#5a3ff0;font-size:${size}px;line-height:1.4">${label}</a>`

function sectionHtml({ title, text: about, items, links }: MailSection): Html {
  const heading = html`<h2 class="ink" style="margin:24px 0 4px;font-size:18px;line-height:1.3;${INK}">${title}</h2>`
  const rows = items.map((item) => html`${linkHtml(item, 16)}<br>${note(item.text)}`)
  const ways = joined(
    links.map((link) => linkHtml(link, 14)),
    ' · ',
  )
  return joined([heading, note(about), ...rows, note(ways)], '\n')
}

const sectionLines = ({ title, text: about, items, links }: MailSection): string[] => [
  `${title}\n${about}`,
  ...items.map(({ label, url, text: line }) => `${label}\n${line}\n${url}`),
  ...links.map(({ label, url }) => `${label}: ${url}`),
]

function buttonHtml({ label, url }: MailLink): Html {
  const look =
    'display:inline-block;padding:14px 24px;border-radius:12px;background:#5a3ff0;color:#ffffff;text-decoration:none;font-size:16px;line-height:20px;font-weight:600'
  return html`<p style="margin:24px 0"><a class="button" href="${url}" style="${look}">${label}</a></p>
<p class="soft" style="margin:0 0 20px;font-size:13px;line-height:1.5;word-break:break-all;${SOFT}">Si el botón no funciona, copia este enlace: ${url}</p>`
}

/** The line that mail programs show beside the subject, followed by filler so that they show nothing after it. */
const FILLER = asHtml('&#8199;&#65279;&#847;'.repeat(30))

function previewLine(sentence: string): Html {
  return html`<div style="display:none;max-height:0;overflow:hidden">${sentence}${FILLER}</div>`
}

/** One column, one button at most, no images: the same words as HTML and as plain text. */
export function renderMail(content: MailContent): Mail {
  const { to, subject, title, paragraphs, sections = [], button, notes = [], unsubscribe_url, calendar } = content
  const body = joined(
    [
      html`<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.01em;${INK}">${title}</h1>`,
      ...paragraphs.map(text),
      ...sections.map(sectionHtml),
      button && buttonHtml(button),
      ...notes.map(note),
    ],
    '\n',
  )
  const page = html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>:root{color-scheme:light dark}${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:#faf9f6;${FONT}">
${previewLine(paragraphs[0] ?? title)}
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf9f6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;${FONT}">
<tr><td class="mark" style="padding:0 0 16px;font-size:22px;font-weight:700;letter-spacing:-0.02em;color:#5a3ff0">Skillo</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e7e4ee;border-radius:12px;padding:32px 24px 20px">
${body}
</td></tr>
<tr><td class="soft" style="padding:16px 0 0;font-size:13px;line-height:1.5;${SOFT}">Skillo une a quienes buscan empleo con equipos que contratan.</td></tr>
</table></td></tr></table>
</body></html>`
  const ways = button ? [`${button.label}: ${button.url}`] : []
  const lines = [title, ...paragraphs, ...sections.flatMap(sectionLines), ...ways, ...notes, 'Skillo']
  return { to, subject, html: page.toString(), text: lines.join('\n\n'), unsubscribe_url, calendar }
}
