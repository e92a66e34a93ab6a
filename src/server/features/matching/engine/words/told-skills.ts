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
  roots: readonly string[]
  /** A thing, and nothing done with it: only numbers may stand between its words. */
  is_thing: boolean
}

/** Words for looking after something, and for making it, of which one stands for the other. */
const OF_ONE_MEANING: ReadonlyMap<string, string> = new Map(
  [
    ['gestion', 'gestion manejo administracion responsable'],
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
  /(?:[cstx]ion|miento|aje|anza|encia|ancia|[ai]do|[ai]dura|tura|eza|isis)$|^(?:manejo|control|ventas?|compras?|cobros?|entregas?|repartos?|cargas?|descargas?|pagos?|toma|corte|trato|registro|archivo|despacho|diseno|desarrollo|calculo|cierre|riego|poda|cosecha|siembra|empaque|analisis|servicio|soporte|envios?|cultivo|arreglo|ensayos?|pruebas?|busqueda|cuidados?|acogida|recogida|limpieza)$/

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
    rests.push({ id, roots: others.map(({ plain }) => rootOf(plain)), is_thing: !ACTION.test(first.plain) })
    by_action.set(key, rests)
  }
  built = by_action
  return built
}

/** «Soldaba» is «soldadura»; but a «programación» of routes is none of programs. */
const isDoing = (plain: string, id: string): boolean => ACTION.test(plain) && !AMBIGUOUS.has(id)
const AMBIGUOUS = new Set('programming training translation communication-skills'.split(' '))

/** So far what is done may stand from what it is done with: «atiendo a diario y asesoro a los clientes». */
const REACH = 7
const CLAUSE_ENDS = /[.;:()\n•|]/
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

function restsOf({ plain }: Token): readonly Rest[] {
  const by_action = skillsByAction()
  const root = rootOf(plain)
  if (EMPTY.has(root))
    return BY_EMPTY_VERB.flatMap((one) => by_action.get(one) ?? []).filter(({ roots }) => roots.length > 0)
  return by_action.get(headOf(plain)) ?? []
}

/** Where what is told ends; null where it is not all there. */
function endOf({ roots, is_thing }: Rest, token: Token, reached: readonly Token[]): number | null {
  if (roots.length === 0) return VERB.test(token.plain) ? token.end : null
  const words = is_thing ? reached.slice(0, reached.findIndex(isOther(roots)) + 1 || undefined) : reached
  const last = lastOf(
    roots,
    words.map(({ plain }) => rootOf(plain)),
  )
  return last < 0 ? null : (reached[last]?.end ?? null)
}

/** The first that is neither a number, a linking word nor a part of the name. */
const isOther =
  (roots: readonly string[]) =>
  (token: Token): boolean =>
    !/^\d+$/.test(token.plain) && !isLinking(token) && !roots.includes(rootOf(token.plain))

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
