const pairs = (from: string, to: string): [string, string][] =>
  [...from].map((letter, at) => [letter, [...to][at] ?? letter])

/** Letters of other scripts, and Latin ones with a stroke, that are read as these. */
const LOOK_ALIKES = new Map([
  ...pairs('АВЕКМНОРСТУХІЈЅԚԜӀЗ', 'ABEKMHOPCTYXIJSQWI3'),
  ...pairs('авекмнорстухіјѕԛԝӏԁһԍпигѵ', 'abekmhopctyxijsqwldhgnurv'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('αβεηικνορτυχγως', 'abenikvoptuxywc'),
  ...pairs('ıłøđħŧɑɡɩꜱ', 'ilodhtagis'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprtuvwyz'),
])

/** Nobody sees them: joiners, marks of direction, fillers, soft hyphens, selectors. */
const INVISIBLE = /\p{Cf}|\p{Cc}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0|[\ufe00-\ufe0f]/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** As it is read: «Аcmé» with a Cyrillic letter, in wide letters or with invisible ones is «acme». */
export const plainLetters = (text: string): string =>
  [...withoutInvisible(text.normalize('NFKD')).replace(/\p{M}/gu, '')]
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .toLowerCase()

/** Letters that could be taken for Latin ones: those of all scripts but this and the East Asian ones. */
const MISREAD =
  /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}/u
const OTHERS = [/\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** A word of two alphabets that look alike deceives whoever reads it. */
export const mixesScripts = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some((word) =>
    /\p{Script=Latin}/u.test(word) ? MISREAD.test(word) : OTHERS.filter((script) => script.test(word)).length > 1,
  )

export const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text)
