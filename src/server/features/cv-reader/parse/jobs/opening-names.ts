import { withText } from '../../lines/line.ts'
import type { Entry } from '../entries/entries.ts'
import { partsOf } from '../head/head.ts'
import { isOwnAccount, positionScore } from '../names/employers.ts'

const OPENING = /^([^.:;]{6,90})\.(?:\s+(\S.*))?$/su
const LISTED = /,\s+/
const MOST_LISTED = 3

/** «1998–2003» over «Aprendiz, imprenta en Soria. Tarjetas.»: below a date alone the first sentence names the job. */
export function withOpeningNames(entry: Entry): Entry {
  const [first, ...others] = entry.body
  if (!entry.span || !first || first.bullet || partsOf(entry.head).length > 0) return entry
  const [, opening = '', rest = ''] = OPENING.exec(first.text) ?? []
  if (!namesJob(opening.split(LISTED))) return entry
  return {
    ...entry,
    head: [...entry.head, withText(first, opening)],
    body: rest === '' ? others : [withText(first, rest), ...others],
  }
}

const namesJob = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.length <= MOST_LISTED &&
  (parts.slice(1).some(isOwnAccount) || positionScore(parts[0] ?? '') >= 1)
