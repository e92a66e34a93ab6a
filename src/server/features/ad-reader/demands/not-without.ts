import { spanOf } from '#server/features/language/normalise/span.ts'
import { type Draft, draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import type { Covered } from './covered.ts'
import { inOwnWords } from './unknown.ts'

const NOT_WITHOUT =
  /(?<![a-z])sin (?:(?:el|la|un|una|su|tu) )?((?!cv|curriculum|hoja de vida|foto|dni|cedula|estos?|est[ao]s|el[lo]|ello|ell[oa]s?|documentos|documentacion|excepcion|experiencia|requisitos?|cumplir)[a-z]{4,}(?: de [a-z]{3,}| [a-z]{4,}(?=,? no ))?),? no (?:se )?(?:(?:va|vamos) a )?(?:tendra|tendremos|consider|evalua|revis|acept|valora|tom|atend|leer|contesta|respond|pases? a)[a-z]*(?![a-z])/g

/** «Sin portafolio no se evaluará la candidatura»: said by the way, and nobody is hired without it. */
export function proposeNotWithout(ad: AdText, read: Covered): Draft[] {
  return [...ad.statements, ...ad.asides].flatMap((statement) =>
    [...statement.flat.matchAll(NOT_WITHOUT)].flatMap(({ index, 0: all, 1: what = '' }) => {
      const start = statement.start + index + all.indexOf(what)
      const span = spanOf(ad.text, start, start + what.length)
      if (read.touches(span.start, span.end)) return []
      return [
        draft(`OWN_WORDS ${what}`, inOwnWords(span.text), span, statement, { doubt: null, importance: 'EXCLUYENTE' }),
      ]
    }),
  )
}
