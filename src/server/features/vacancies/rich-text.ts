import sanitizeHtml from 'sanitize-html'
import { isLink } from '#shared/cv-problems.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // Bold and italic as other editors write them, and headings as paragraphs, so that nothing pasted loses its words.
  transformTags: { b: 'strong', i: 'em', h1: 'p', h2: 'p', h3: 'p', h4: 'p', div: 'p' },
  exclusiveFilter: ({ tag, attribs, text }) =>
    (tag === 'p' && text.trim() === '') || (tag === 'a' && !isLink(attribs.href ?? '')),
}

/** Keeps paragraphs, lists, emphasis and safe links; everything else becomes plain words or goes. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html.replace(/<br ?\/?>/gi, '\n'), OPTIONS).trim()
}
