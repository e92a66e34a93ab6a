import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em'],
  allowedAttributes: {},
  // Bold and italic as other editors write them, and headings as paragraphs, so that nothing pasted loses its words.
  transformTags: { b: 'strong', i: 'em', h1: 'p', h2: 'p', h3: 'p', h4: 'p', div: 'p' },
  exclusiveFilter: ({ tag, text }) => tag === 'p' && text.trim() === '',
}

/** Keeps paragraphs, lists and emphasis; everything else, links too, becomes plain words or goes. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html.replace(/<br ?\/?>/gi, '\n'), OPTIONS).trim()
}
