// Soft hyphens and marks without width; joiners between letters of other scripts are not needed in a CV.
const WITHOUT_WIDTH =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const BLANKS = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const LIGATURES = /[\ufb00-\ufb06]/g

/** Letters as people read them: whole ligatures, one kind of space, nothing that cannot be seen. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(WITHOUT_WIDTH, '')
    .replace(CONTROL, '')
    .replace(BLANKS, ' ')
    .replace(LIGATURES, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
}

export const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** More than a soft hyphen here and there: text that only machines would read. */
const ZERO_WIDTH_RUN = /[\u200b-\u200d\u2060\ufeff]{3}|[\u{e0000}-\u{e007f}]/u
export const hidesText = (text: string): boolean => ZERO_WIDTH_RUN.test(text)
