import { fold, type Token } from '#server/features/language/normalise/fold.ts'
import { contentTokens, isLinking } from '#server/features/language/normalise/lexicon.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { rootOf } from './word-root.ts'

/** A skill that a text tells of in verbs: «atendía a los clientes» is «atención al cliente». */
export interface ToldSkill {
  id: string
  start: number
  end: number
  text: string
}

/** The name of a skill without its first word. */
interface Rest {
  id: string
  words: readonly string[]
  /** A thing, and nothing done with it: only a number may stand between its words. */
  is_thing: boolean
}

/** Words for looking after something, and for making it, of which one stands for the other. */
const OF_ONE_MEANING: ReadonlyMap<string, string> = new Map(
  [
    ['gestion', 'gestion manejo administracion'],
    ['elaboracion', 'elaboracion confeccion'],
  ].flatMap(([one = '', others = '']) => others.split(' ').map((word) => [rootOf(word), rootOf(one)] as const)),
)

/** Verbs that say nothing of what is done: «hago los inventarios», «llevaba la caja». */
const EMPTY = new Set('hacer hago hice hacia realizar efectuar encargar encargada llevar'.split(' ').map(rootOf))
const BY_EMPTY_VERB = ['gestion', 'elaboracion', 'control', 'toma', 'realizacion'].map(rootOf)

const headOf = (plain: string): string => {
  const root = rootOf(plain)
  return OF_ONE_MEANING.get(root) ?? root
}

/** Nouns for what somebody does; others, as «cartera de clientes», are no work and are told in no verb. */
const ACTION =
  /(?:[cstx]ion|miento|aje|anza|[ai]do|[ai]dura|tura|eza|isis)$|^(?:manejo|control|ventas?|compras?|cobros?|entregas?|repartos?|cargas?|descargas?|pagos?|toma|corte|trato|registro|archivo|despacho|diseno|desarrollo|calculo|cierre|riego|poda|cosecha|siembra|empaque|analisis|servicio|soporte|envios?|cultivo|arreglo|ensayos?|pruebas?|busqueda|cuidados?|acogida|recogida|limpieza|asistencia|vigilancia|ayuda)$/

let built: ReadonlyMap<string, readonly Rest[]> | undefined

/** By the first word of their names, all skills that are named as something done with something. */
function skillsByAction(): ReadonlyMap<string, readonly Rest[]> {
  if (built) return built
  const by_action = new Map<string, Rest[]>()
  for (const { kind, id, text, guard } of taxonomy().terms) {
    if (kind !== 'skill' || guard !== 'NONE') continue
    const [first, ...others] = contentTokens(fold(text))
    if (!first || (others.length === 0 && !isDoing(first.plain, id))) continue
    const key = headOf(first.plain)
    const rests = by_action.get(key) ?? []
    rests.push({ id, words: others.map(({ singular }) => singular), is_thing: !ACTION.test(first.plain) })
    by_action.set(key, rests)
  }
  built = by_action
  return built
}

/** «Soldaba» is «soldadura»; but a «programación» of routes is none of programs. */
const isDoing = (plain: string, id: string): boolean => ACTION.test(plain) && !AMBIGUOUS.has(id)
const AMBIGUOUS = new Set('programming training communication-skills visitor-reception driving'.split(' '))

/** So far what is done may stand from what it is done with: «atiendo a diario y asesoro a los clientes». */
const REACH = 5
/** An empty verb says nothing by itself, so its object follows at once. */
const REACH_OF_EMPTY = 3
const CLAUSE_ENDS = /[.,;:()\n•|]/
/** Forms that only verbs have. */
const VERB = /(?:aba|aban|abamos|ando|iendo|[aei]r)$/
const AND = new Set(['y', 'e'])

export function toldSkills(text: string): ToldSkill[] {
  const tokens = fold(text)
  const told: ToldSkill[] = []
  for (const [at, token] of tokens.entries()) {
    const rests = restsOf(token)
    if (rests.length === 0) continue
    const reached = reachOf(tokens, at, text)
    for (const rest of rests) {
      const end = endOf(rest, token, reached)
      if (end === null || told.some(({ id }) => id === rest.id)) continue
      told.push({ id: rest.id, start: token.start, end, text: text.slice(token.start, end) })
    }
  }
  return told
}

const isEmpty = ({ plain }: Token): boolean => EMPTY.has(rootOf(plain))
/** «Modelos» is neither a verb nor a name for what is done. */
const isThings = ({ plain }: Token): boolean =>
  plain.endsWith('s') && !plain.endsWith('mos') && !ACTION.test(plain.slice(0, -1))

function restsOf(token: Token): readonly Rest[] {
  const by_action = skillsByAction()
  if (isEmpty(token)) return BY_EMPTY_VERB.flatMap((one) => by_action.get(one) ?? [])
  const rests = by_action.get(headOf(token.plain)) ?? []
  return isThings(token) ? rests.filter(({ is_thing }) => is_thing) : rests
}

/** Where what is told ends; null where it is not all there. */
function endOf({ words, is_thing }: Rest, token: Token, reached: readonly Token[]): number | null {
  if (words.length === 0) return VERB.test(token.plain) && !isEmpty(token) ? token.end : null
  const own = isEmpty(token) ? reached.slice(0, REACH_OF_EMPTY) : reached
  const last = lastOf(
    words,
    own.map(({ singular }) => singular),
  )
  if (last < 0 || (is_thing && !isCounted(own.slice(0, last), words)) || isOfOther(own, last, words)) return null
  return own[last]?.end ?? null
}

/** In «control de mano de obra» the last word is said of the hands; «control diario de obra» is another matter. */
function isOfOther(own: readonly Token[], last: number, words: readonly string[]): boolean {
  const [of, before] = [own[last - 1]?.plain ?? '', own[last - 2]]
  if ((of !== 'de' && of !== 'del') || !before || isLinking(before)) return false
  return !words.includes(before.singular) && !HOW.test(before.plain) && !NUMBER.test(before.plain)
}
const HOW = /(?:al|ales|ari[oa]s?|iv[oa]s?|ic[oa]s?|[ai]d[oa]s?|bles?|[ae]ntes?|mente|os[oa]s?|et[oa]s?)$/

/** «Cartera de 120 clientes»: nothing but a number and linking words between the parts of the name. */
const isCounted = (between: readonly Token[], words: readonly string[]): boolean =>
  between.some(({ plain }) => NUMBER.test(plain)) &&
  between.every((token) => NUMBER.test(token.plain) || isLinking(token) || words.includes(token.singular))
const NUMBER = /^\d+$/

/** The words that one thing done may be said of: up to the end of the clause, or to the next thing done. */
function reachOf(tokens: readonly Token[], at: number, text: string): Token[] {
  const reached: Token[] = []
  for (let next = at + 1; next < tokens.length && reached.length < REACH; next++) {
    const [before, token] = [tokens[next - 1], tokens[next]]
    if (!before || !token || CLAUSE_ENDS.test(text.slice(before.end, token.start))) break
    const is_next_work = VERB.test(token.plain) && !AND.has(before.plain)
    if (is_next_work) break
    reached.push(token)
  }
  return reached
}

/** Where the last of them stands, all of them in their order; -1 where one is missing. */
function lastOf(wanted: readonly string[], roots: readonly string[]): number {
  let at = -1
  for (const root of wanted) {
    at = roots.indexOf(root, at + 1)
    if (at < 0) return -1
  }
  return at
}
