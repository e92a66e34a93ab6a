import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { proposeFromLines } from '#server/features/cv-reader/parse/propose-from-lines.ts'
import { pastedLines } from '#server/features/cv-reader/reading/file-lines.ts'
import { isSame } from '#server/features/cv-reader/tagged/agreement.ts'
import { proposeFromBoth } from '#server/features/cv-reader/tagged/two-readings.ts'
import { LanguageModel } from '#server/features/language/model/model.ts'
import type { CvProposal } from '#shared/cvs/cv-imports.ts'

/*
 * What of the kept CVs the product reads, and how sure of it it may be: `node training/measure-cvs.ts`; with `--rules` what the
 * rules find alone. A name counts as found
 * where it stands in its field, and as invented where the CV has no such name there.
 */

const FOLDER = fileURLToPath(new URL('cv-spans/', import.meta.url))
const FIELD_OF: Readonly<Record<string, string>> = { p: 'position', e: 'employer', t: 'title', s: 'school', c: 'paper' }
/** What is told, wished or denied is no entry. */
const NO_ENTRY = /^[TWN]\|/

interface Count {
  said: number
  found: number
  proposed: number
  invented: number
}

const counts = new Map<string, Count>()
const sure = new Map<string, { right: number; of: number }>()
const by_rules = process.argv.includes('--rules')
const model = await LanguageModel.load()
const kept = readdirSync(FOLDER).filter((name) => name.startsWith('kept'))
const cvs = kept.flatMap((name) =>
  readFileSync(join(FOLDER, name), 'utf8')
    .split(/^=== .*\n/m)
    .slice(1),
)

for (const cv of cvs) {
  const rows = cv.split('\n')
  const text = rows.map((row) => row.slice(2).replace(/\{[a-z]:([^{}]+)\}/g, '$1')).join('\n')
  const said = rows.filter((row) => !NO_ENTRY.test(row)).flatMap((row) => [...row.matchAll(/\{([a-z]):([^{}]+)\}/g)])
  const lines = pastedLines(text)
  const proposal = by_rules ? proposeFromLines(lines.text, lines) : await proposeFromBoth(model, lines)
  for (const [letter, field] of Object.entries(FIELD_OF)) {
    const names = said.filter((mark) => mark[1] === letter).map((mark) => mark[2] ?? '')
    add(field, names, namesIn(proposal, field))
  }
}

function add(field: string, names: readonly string[], proposed: readonly Proposed[]): void {
  const count = counts.get(field) ?? { said: 0, found: 0, proposed: 0, invented: 0 }
  counts.set(field, count)
  count.said += names.length
  count.found += names.filter((name) => proposed.some(({ text }) => isNear(name, text))).length
  count.proposed += proposed.length
  for (const { text, confidence } of proposed) {
    const right = names.some((name) => isNear(name, text))
    if (!right) count.invented++
    const key = `${field} ${confidence}`
    const share = sure.get(key) ?? { right: 0, of: 0 }
    sure.set(key, { right: share.right + Number(right), of: share.of + 1 })
  }
}

function isNear(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.includes(b) || b.includes(a) || isSame(a, b)
}

interface Proposed {
  text: string
  confidence: string
}

function namesIn({ document, confidence }: CvProposal, field: string): Proposed[] {
  const of = (list: string, at: number, key: string, text: string): Proposed => ({
    text,
    confidence: confidence[`${list}.${at}.${key}`] ?? '-',
  })
  const found = {
    position: document.experience.map(({ position }, at) => of('experience', at, 'position', position)),
    employer: document.experience.map(({ company }, at) => of('experience', at, 'company', company)),
    title: document.education.map(({ degree, field: of_study }, at) =>
      of('education', at, 'degree', `${degree} ${of_study}`.trim()),
    ),
    school: document.education.map(({ institution }, at) => of('education', at, 'institution', institution)),
    paper: (['certifications', 'courses'] as const).flatMap((list) =>
      document[list].map(({ name }, at) => of(list, at, 'name', name)),
    ),
  }
  return (Object.entries(found).find(([name]) => name === field)?.[1] ?? []).filter(({ text }) => text !== '')
}

console.log(`${cvs.length} kept CVs of ${kept.length} files`)
for (const [field, { said, found, proposed, invented }] of counts)
  console.log(
    `${field.padEnd(9)} ${found} of ${said} ${(found / said).toFixed(3)}  invented ${invented} of ${proposed}`,
  )
for (const [key, { right, of }] of [...sure].sort())
  console.log(`${key.padEnd(16)} right ${right} of ${of} ${(right / of).toFixed(3)}`)
