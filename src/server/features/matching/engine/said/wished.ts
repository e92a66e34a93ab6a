import { clauseBefore } from '#server/features/language/normalise/span.ts'

const WISH =
  /(?<![a-z])(?:(?:quiero|quisiera|me (?:gustaria|encantaria|interesa)|deseo|aspiro a|busco|espero|con ganas de|ganas de|con (?:el )?(?:animo|objetivo|proposito) de) (?:dar el (?:salto|paso)|aprender|entrar|especializarme|formarme|dedicarme|iniciarme|introducirme|orientarme|reorientarme|reconvertirme|pasar|saltar|empezar|incursionar|migrar|hacer carrera)|(?:abiert[oa]|dispuest[oa]) a aprender)(?![a-z])[^.;:\n]*/
const REACH = 90
const REACHES = new RegExp(`${WISH.source}$`)

/** «Quiero dar el salto a las ventas corporativas»: what somebody would like to do is nothing that they have done. */
export const isWished = (flat: string, start: number): boolean => REACHES.test(clauseBefore(flat, start, REACH))

/** A sentence without what its writer would like, at equal length; `flat` is without accents and capitals. */
export function withoutWished(text: string, flat: string): string {
  const wish = WISH.exec(flat)
  if (!wish) return text
  const end = wish.index + wish[0].length
  return `${text.slice(0, wish.index)}${' '.repeat(wish[0].length)}${text.slice(end)}`
}
