import type { comparePair } from './read-pair.ts'
import type { PairCv, PairDemand, WholePair } from './whole-pairs.ts'

type Compared = Awaited<ReturnType<typeof comparePair>>
type Line = Compared['trace']['match']['items'][number]

const VERDICT = { Y: 'CUMPLE', P: 'PARCIAL', N: 'NO_CUMPLE', U: 'SIN_DATOS' } as const
const IMPORTANCE = {
  must: ['EXCLUYENTE'],
  plain: ['IMPORTANTE', 'EXCLUYENTE'],
  wish: ['DESEABLE'],
} as const satisfies Record<PairDemand['importance'], readonly Line['importance'][]>
/** What no line of a match is about: conditions and soft skills. */
const APART: ReadonlySet<string> = new Set(['condition', 'soft'])

/** Counts lines that are true, and why the others are not. */
export class Tally {
  readonly #counts = { pairs: 0, lines: 0, right: 0, aligned: 0, lost: 0, demands: 0, stray: 0, twice: 0 }
  readonly #importance = { right: 0, of: 0 }
  readonly #table = new Map<string, number>()
  readonly #kinds = new Map<string, [right: number, of: number]>()
  readonly #notes: { id: string; notes: string[] }[] = []

  add(pair: WholePair, cv: PairCv, { proposed, trace }: Compared): void {
    const source = `${pair.title}\n${pair.text}`
    const places = placesOf(source, pair)
    const answered = new Set<string>()
    const notes: string[] = []
    this.#counts.pairs++
    for (const line of trace.match.items) {
      const quote = proposed.find(({ requirement }) => requirement.id === line.requirement_id)?.quote ?? ''
      const hit =
        line.type === 'OCCUPATION' ? pair.demands.find(({ kind }) => kind === 'work') : nearest(source, quote, places)
      if (hit && APART.has(hit.kind)) continue
      this.#counts.lines++
      if (!hit || answered.has(hit.id)) {
        this.#counts[hit ? 'twice' : 'stray']++
        notes.push(`   ${hit ? 'twice' : 'no demand'}  ${line.verdict}  ${line.title}`)
        continue
      }
      answered.add(hit.id)
      notes.push(...this.#judged(line, hit, cv))
    }
    const asked = pair.demands.filter(({ kind }) => !APART.has(kind))
    const lost = asked.filter(({ id }) => !answered.has(id))
    this.#counts.demands += asked.length
    this.#counts.lost += lost.length
    notes.push(...lost.map(({ label }) => `   lost  ${label}`))
    this.#notes.push({ id: `${pair.id} ${pair.title}`, notes })
  }

  #judged(line: Line, demand: PairDemand, cv: PairCv): string[] {
    const said = cv.verdicts[demand.id]
    const truth = VERDICT[said?.verdict ?? 'U']
    const is_right = truth === line.verdict
    this.#counts.aligned++
    if (is_right) this.#counts.right++
    const cell = `${truth} as ${line.verdict}`
    this.#table.set(cell, (this.#table.get(cell) ?? 0) + 1)
    const kind = this.#kinds.get(demand.kind) ?? [0, 0]
    this.#kinds.set(demand.kind, [kind[0] + Number(is_right), kind[1] + 1])
    if (line.type !== 'OCCUPATION') {
      this.#importance.of++
      const allowed: readonly string[] = IMPORTANCE[demand.importance]
      if (allowed.includes(line.importance)) this.#importance.right++
    }
    if (is_right) return []
    return [`   ${truth} but ${line.verdict}  ${line.title} :: ${line.sentence}  [${said?.evidence.join(' / ') ?? ''}]`]
  }

  rows(show: number): string[] {
    const { pairs, lines, right, aligned, lost, demands, stray, twice } = this.#counts
    const worst = this.#notes.toSorted((a, b) => b.notes.length - a.notes.length).slice(0, show)
    const of = (truth: string) => [...this.#table].filter(([cell]) => cell.startsWith(`${truth} as`))
    const sum = (cells: [string, number][]) => cells.reduce((all, [, n]) => all + n, 0)
    const table = Object.values(VERDICT).map((truth) =>
      of(truth)
        .map(([cell, n]) => `${cell} ${n}`)
        .join(', '),
    )
    const shown = of('CUMPLE')
    const others = [...this.#table].filter(([cell]) => !cell.startsWith('CUMPLE as'))
    const unseen = sum(shown.filter(([cell]) => !cell.endsWith(' CUMPLE'))) / sum(shown)
    const ticked = sum(others.filter(([cell]) => cell.endsWith(' CUMPLE'))) / sum(others)
    const kinds = [...this.#kinds].map(([kind, [ok, all]]) => `${kind} ${ok}/${all}`).join(', ')
    return [
      ...worst.flatMap(({ id, notes }) => [`\n— ${id}`, ...notes]),
      `${pairs} pairs, ${lines} lines, ${demands} demands`,
      ...table,
      kinds,
      `found ${share(demands - lost, demands)}, answer a demand once ${share(aligned, lines)} (${stray} none, ${twice} twice), verdicts right ${share(right, aligned)}, ` +
        `shown and not seen ${unseen.toFixed(3)}, not shown and ticked ${ticked.toFixed(3)}, importance ${share(this.#importance.right, this.#importance.of)}`,
      `true ${share(right, lines + lost)} = ${right} of ${lines} lines and ${lost} lost`,
    ]
  }
}

const share = (part: number, of: number): string => (part / of).toFixed(3)

type Place = readonly [start: number, end: number]

function placesOf(source: string, { demands }: WholePair): { demand: PairDemand; places: Place[] }[] {
  return demands.map((demand) => ({ demand, places: every(source, demand.quote) }))
}

function every(source: string, words: string): Place[] {
  const found: Place[] = []
  for (let at = source.indexOf(words); words !== '' && at >= 0; at = source.indexOf(words, at + 1))
    found.push([at, at + words.length])
  return found
}

/** The demand that a line of the ad's reader belongs to. */
export function demandQuoted(pair: WholePair, quote: string): PairDemand | undefined {
  const source = `${pair.title}\n${pair.text}`
  return nearest(source, quote, placesOf(source, pair))
}

/** The demand of which a quote has most: at least half of the shorter of both. */
function nearest(source: string, quote: string, demands: ReturnType<typeof placesOf>): PairDemand | undefined {
  const scored = demands
    .filter(({ demand }) => demand.kind !== 'work')
    .map(({ demand, places }) => ({ demand, score: Math.max(0, ...places.map((place) => most(source, quote, place))) }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score >= 0.5 ? best.demand : undefined
}

const most = (source: string, quote: string, [start, end]: Place): number =>
  Math.max(
    0,
    ...every(source, quote).map(([a, b]) => (Math.min(b, end) - Math.max(a, start)) / Math.min(b - a, end - start)),
  )
