import { asHtml, type Html } from '#server/platform/html.ts'

/** JSON for a data block, which it can neither leave early nor open as another script. */
export const safeJson = (value: object): Html =>
  asHtml(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
