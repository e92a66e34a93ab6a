import { flatten } from '../fold.ts'
import { isNegated, type Span, spanOf } from '../span.ts'

const AT_HOME = '(?:remot[oa](?:mente)?|teletrabajo|home ?office)'
/** «Remoto», alone beside a place, or said of the work that somebody does or looks for; «soporte remoto» is none of it. */
const SAID = new RegExp(
  `^(?:modalidad:? ?)?(?:100 ?% )?${AT_HOME}(?: 100 ?%)?[.]?$|(?<![a-z])(?:busco|prefiero|trabajo|trabajar|disponib(?:le|ilidad) para|modalidad|solo)(?: (?:un|empleo|trabajo|puesto|algo|exclusivamente|siempre|solo|en|de|de forma|de manera)){0,3}:? ${AT_HOME}(?![a-z])`,
)

/** Where a text says that its writer works from home, or wants to; null where it says nothing of it. */
export function readRemote(text: string): Span | null {
  const flat = flatten(text)
  const said = SAID.exec(flat)
  if (!said) return null
  const end = said.index + said[0].length
  return isNegated(flat, said.index, end) ? null : spanOf(text, said.index, end)
}
