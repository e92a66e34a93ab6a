type Labels = Record<string, string | number>

/** In seconds; from a cached answer to the deadline of a request. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Family {
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** By the labels as they are printed. */
  series: Map<string, Series>
}

interface Series {
  value: number
  /** How many observations were at most each bound; empty in what is no histogram. */
  buckets: number[]
  count: number
}

interface Described {
  name: string
  help: string
}

type Reading = { labels?: Labels; value: number }

/** Figures of one process in the text format of Prometheus. Labels hold names that we chose ourselves, never an id or anything typed. */
export class Metrics {
  readonly #families = new Map<string, Family>()
  readonly #gauges: (() => Promise<void> | void)[] = []

  count({ name, help }: Described, labels: Labels = {}, by = 1): void {
    this.#series({ name, help }, 'counter', labels).value += by
  }

  observe({ name, help }: Described, labels: Labels, seconds: number): void {
    const series = this.#series({ name, help }, 'histogram', labels)
    for (const [at, bound] of BOUNDS.entries())
      series.buckets[at] = (series.buckets[at] ?? 0) + Number(seconds <= bound)
    series.value += seconds
    series.count += 1
  }

  /** Asked for each time somebody looks; what cannot be read is left out, so that the rest can be. */
  gauge(described: Described, read: () => Promise<Reading[]> | Reading[]): void {
    this.#gauges.push(async () => {
      this.#families.delete(described.name)
      const readings = await Promise.resolve(read()).catch(() => [])
      for (const { labels, value } of readings) this.#series(described, 'gauge', labels ?? {}).value = value
    })
  }

  async text(): Promise<string> {
    for (const read of this.#gauges) await read()
    return [...this.#families].map(([name, family]) => linesOf(name, family)).join('')
  }

  #series({ name, help }: Described, type: Family['type'], labels: Labels): Series {
    const family = this.#families.get(name) ?? { help, type, series: new Map<string, Series>() }
    this.#families.set(name, family)
    const key = printed(labels)
    const series = family.series.get(key) ?? { value: 0, buckets: [], count: 0 }
    family.series.set(key, series)
    return series
  }
}

const printed = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '_')}"`)
    .join(',')

const inBraces = (...parts: string[]): string => {
  const labels = parts.filter(Boolean).join(',')
  return labels && `{${labels}}`
}

function linesOf(name: string, { help, type, series }: Family): string {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
  for (const [labels, { value, buckets, count }] of series) {
    if (type !== 'histogram') lines.push(`${name}${inBraces(labels)} ${value}`)
    else {
      for (const [at, bound] of BOUNDS.entries())
        lines.push(`${name}_bucket${inBraces(labels, `le="${bound}"`)} ${buckets[at] ?? 0}`)
      lines.push(`${name}_bucket${inBraces(labels, 'le="+Inf"')} ${count}`)
      lines.push(`${name}_sum${inBraces(labels)} ${value}`, `${name}_count${inBraces(labels)} ${count}`)
    }
  }
  return `${lines.join('\n')}\n`
}
