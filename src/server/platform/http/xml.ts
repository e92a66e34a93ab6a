import { escapeHtml } from '#server/platform/adapters/mail/layout.ts'

// What XML 1.0 cannot carry even when it is escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const xmlText = (text: string): string => escapeHtml(text.toWellFormed().replace(FORBIDDEN, ''))

export const xmlDocument = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`
