import { flatten } from '#server/features/language/normalise/fold.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { MONTH_NAME } from '#shared/lexicon/months.ts'
import { type Asked, type Draft, draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import type { Statement } from '../text/statements.ts'

const AT_ONCE =
  /(?<![a-z])(?<!posibilidad de )(?:incorporacion|ingreso|inicio|contratacion|comienzo)(?: de (?:incorporacion|labores))? (?:es )?inmediat[oa](?! a (?:la )?(?:plantilla|planta))(?![a-z])/
const ON_A_DAY = new RegExp(
  `(?<![a-z])(?:(?:fecha de )?(?:incorporacion|ingreso|inicio|comienzo|arranque)(?! (?:del?|de la) (?!incorporacion|labores|trabajo|contrato))(?: [a-z]+){0,2}?|empez(?:arias|aras|amos|ariamos)|empiezas|comenz(?:arias|aras)|comienzas|arrancas|te incorporarias)(?: (?:sera|es|seria))?:? ?((?:(?:a partir |desde )?(?:del? |el )?\\d{1,2}º?(?: de)? |(?:en|a partir de|desde|para|a) (?:(?:principios|mediados|finales|inicios|la primera semana|los primeros dias) de )?|)${MONTH_NAME})(?! de 20\\d\\d)(?![a-z])`,
)
const TOLD = 'El anuncio dice cuándo se empieza: decide tú si lo preguntas.'

/** When the work begins: it is told as a condition, and whoever cannot begin then is not the one. */
export function proposeStart(ad: AdText): Draft[] {
  return [...ad.statements, ...ad.asides].flatMap((statement) => {
    const { flat, start } = statement
    const at_once = AT_ONCE.exec(flat)
    if (at_once && (statement.stance !== 'ASKED' || !statement.is_said))
      return [told({ type: 'AVAILABILITY', value: { within: 'INMEDIATA' } }, at_once, ad, statement)]
    const day = ON_A_DAY.exec(flat)
    if (!day) return []
    const from = start + day.index + day[0].length - (day[1]?.length ?? 0)
    const when = ad.text.slice(from, start + day.index + day[0].length).trim()
    return [told({ type: 'CUSTOM', value: { question: `¿Puedes empezar ${asAdverb(when)}?` } }, day, ad, statement)]
  })
}

/** «1 de febrero» is on that day, «marzo» in that month. */
function asAdverb(when: string): string {
  const flat = flatten(when)
  if (/^\d/.test(flat)) return `el ${when}`
  return /^[a-z]+$/.test(flat) ? `en ${when.toLowerCase()}` : when
}

function told(asked: Asked, match: RegExpExecArray, { text }: AdText, statement: Statement): Draft {
  const at = statement.start + match.index
  const span = spanOf(text, at, at + match[0].length)
  return draft(JSON.stringify(asked), asked, span, statement, { importance: 'IMPORTANTE', doubt: TOLD })
}
