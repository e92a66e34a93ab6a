import { fold, type Token } from '#server/features/language/normalise/fold.ts'
import { contentTokens } from '#server/features/language/normalise/lexicon.ts'
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
}

/** Said of nearly everything that somebody looks after or makes: «llevar una gestión» may be said with any of its class. */
const OF_ONE_MEANING: ReadonlyMap<string, string> = new Map(
  [
    ['gestion', 'gestion manejo administracion encargar encargada responsable'],
    ['elaboracion', 'elaboracion confeccion realizacion hacer hago hice hacia'],
  ].flatMap(([one = '', others = '']) => others.split(' ').map((word) => [rootOf(word), rootOf(one)] as const)),
)

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
    if (!first || others.length === 0 || !ACTION.test(first.plain)) continue
    const key = headOf(first.plain)
    const rests = by_action.get(key) ?? []
    rests.push({ id, roots: others.map(({ plain }) => rootOf(plain)) })
    by_action.set(key, rests)
  }
  built = by_action
  return built
}

/** So far what is done may stand from what it is done with: «atiendo a diario y asesoro a los clientes». */
const REACH = 7
const CLAUSE_ENDS = /[.;:()\n•|]/
const ANOTHER_VERB = /(?:aba|aban|abamos|ando|iendo|[aei]r)$/
const AND = new Set(['y', 'e'])

export function toldSkills(text: string): ToldSkill[] {
  const tokens = fold(text)
  const told: ToldSkill[] = []
  for (const [at, token] of tokens.entries()) {
    const rests = skillsByAction().get(headOf(token.plain))
    if (!rests) continue
    const reached = reachOf(tokens, at, text)
    const roots = reached.map(({ plain }) => rootOf(plain))
    for (const { id, roots: wanted } of rests) {
      const last = lastOf(wanted, roots)
      const end = last < 0 ? undefined : reached[last]?.end
      if (end === undefined || told.some((one) => one.id === id)) continue
      told.push({ id, start: token.start, end, text: text.slice(token.start, end) })
    }
  }
  return told
}

/** The words that one thing done may be said of: up to the end of the clause, or to the next thing done. */
function reachOf(tokens: readonly Token[], at: number, text: string): Token[] {
  const reached: Token[] = []
  for (let next = at + 1; next < tokens.length && reached.length < REACH; next++) {
    const [before, token] = [tokens[next - 1], tokens[next]]
    if (!before || !token || CLAUSE_ENDS.test(text.slice(before.end, token.start))) break
    const is_next_work = ANOTHER_VERB.test(token.plain) && !AND.has(before.plain)
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
