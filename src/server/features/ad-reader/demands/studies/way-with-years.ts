import { spanOf } from '#server/features/language/normalise/span.ts'
import { NUMBER_WORDS } from '#server/features/language/normalise/words/number-words.ts'
import { type Draft, draft } from '../../drafts/draft.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'
import { anyOf } from '../any-of.ts'
import { inOwnWords } from '../unknown.ts'

const OTHER =
  '(?:tecnic|tecnolog|egresad|bachiller|profesional|perit|practic|estudiant|auxiliar|licenciad|ingenier|operari)[a-z]*'
const YEARS = `(?:(?:mas de|al menos|minimo(?: de)?|por lo menos) )?(?:\\d{1,2}|${NUMBER_WORDS}) (?:o mas )?anos(?: o mas)?(?: de (?:experiencia|trayectoria|practica|oficio))?(?: (?:comprobable|demostrable|comprobad|acreditad)[a-z]*)?(?: en (?:el |la |los |las )?[a-z]+)?`
const WAY = `${OTHER}[^.;:,\\n]{0,60}? (?:con|y|que tengan?) ${YEARS}`
const ACCEPTED =
  '(?:tambien (?:pueden? (?:postular(?:se)?|aplicar|inscribirse)|se (?:aceptan?|consideran?|valoran?|admiten?)|son bienvenid[oa]s|valen?|sirven?)|(?:se (?:aceptan?|consideran?|admiten?)|pueden? postular) tambien)'
const ALSO =
  '(?:tambien (?:se (?:aceptan?|consideran?|admiten?)|aceptamos|consideramos|valen?|sirven?)|(?:se (?:aceptan?|consideran?|admiten?)|aceptamos|consideramos)(?: tambien)?) '
/** Behind the studies: «, o técnicos con 4 años», «; técnicos con 4 años también pueden postular», «. También se aceptan técnicos con 4 años». */
const BEHIND = new RegExp(
  `^(?: \\([^()\\n]{2,60}\\))?(?:,? [ou] (?:bien )?(${WAY})|[.;,] ?(?:(${WAY}),? ${ACCEPTED}|${ALSO}(?:a )?(${WAY})))`,
)
const REACH = 240
const OR_WAY = new RegExp(`,? [ou] (?:bien )?${WAY}`)

/** Where such a way begins behind the studies that stand first; what is read of those ends there. */
export function wayOfYearsAt({ flat }: AdText, from: number, end: number): number {
  const found = OR_WAY.exec(flat.slice(from, Math.min(end, from + REACH)))
  return found ? from + found.index : end
}

/** Who studied less and has worked for years: one more way to meet what is asked, of which the years are a part. */
export const withWayOfYears = (drafts: readonly Draft[], ad: AdText): Draft[] =>
  drafts.map((one) => {
    const found = BEHIND.exec(ad.flat.slice(one.end, one.end + REACH))
    const statement = statementAt(ad, one.at)
    const said = found?.[1] ?? found?.[2] ?? found?.[3]
    if (!found || !statement || said === undefined) return one
    const start = one.end + found[0].indexOf(said)
    const way = spanOf(ad.text, start, start + said.length)
    const text = way.text.charAt(0).toLocaleUpperCase('es') + way.text.slice(1)
    return anyOf(
      [one, draft(one.key, inOwnWords(text), way, statement)],
      spanOf(ad.text, one.at, one.end + found[0].length),
    )
  })
