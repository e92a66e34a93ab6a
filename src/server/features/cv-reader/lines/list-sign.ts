/** Signs with which people begin the items of a list; letters of picture fonts come from the private area. */
const SIGN = /^(?:[•●○◦▪▫■□◆◇►▸▶▹➢➤➔→⇒✓✔✦★☆※⁃∙·*+»›>o¾✅👉📌🔸🔹\uf000-\uf8ff\ue000-\uefff]|[-–—](?=\s|\p{L}))\s*/u
const LETTER_O = /^o\s/
const NUMBERED = /^(?:\d{1,2}[.)]|[a-z]\))\s+(?=\p{L})/u

interface Signed {
  text: string
  bullet: boolean
}

/** Takes the sign of a list away from a line. */
export function withoutSign(text: string): Signed {
  const rest = text.trimStart()
  if (rest.startsWith('o') && !LETTER_O.test(rest)) return { text: rest, bullet: false }
  if (/^[+](?=\d)/.test(rest)) return { text: rest, bullet: false }
  const sign = SIGN.exec(rest) ?? NUMBERED.exec(rest)
  if (!sign) return { text: rest, bullet: false }
  return { text: rest.slice(sign[0].length).trim(), bullet: true }
}

/** Pictures inside a line: of an icon font, or small coloured ones. */
export const withoutIcons = (text: string): string =>
  text.replace(/[\ue000-\uf8ff\u{1f000}-\u{1faff}\u{f0000}-\u{ffffd}]\ufe0f?/gu, ' ')
