import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TrustReport } from '../../src/shared/trust/trust-report.ts'

const FOLDER = new URL('../', import.meta.url)
/** What begins one text of a set. */
const BEGINS: Readonly<Record<string, RegExp>> = {
  ads: /^=== /gm,
  'marked-ads': /^=== /gm,
  cvs: /^=== /gm,
  'cv-spans': /^=== /gm,
  crosses: /^=== /gm,
  jobs: /^# /gm,
  cards: /^# /gm,
  lines: /^[ACP]\|/gm,
  sentences: /^\S/gm,
  discrimination: /^\S/gm,
  pairs: /"title":/g,
}

/** How many texts each set holds, and how many of them nothing is learnt from. */
export function learntTexts(): TrustReport['learnt'] {
  return Object.entries(BEGINS).map(([set, begins]) => {
    const folder = fileURLToPath(new URL(`${set}/`, FOLDER))
    const counted = readdirSync(folder)
      .filter((name) => /\.(?:txt|json)$/.test(name))
      .map((name) => ({ name, texts: readFileSync(folder + name, 'utf8').match(begins)?.length ?? 0 }))
    const sum = (some: typeof counted) => some.reduce((all, { texts }) => all + texts, 0)
    return { set, texts: sum(counted), kept: sum(counted.filter(({ name }) => name.startsWith('kept'))) }
  })
}
