// Do the weights of the language model belong to the data, the pieces and the program that cuts texts into them?
// npm run train:check fails where one of them changed; `-- --write` says after a training that they belong together again.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../', import.meta.url)
const RECORD = new URL('model/learnt-from.json', import.meta.url)
const MODEL = 'src/server/features/language/model/'
/** What the model learns from; what measures may change at any time. */
const DATA = ['ads', 'cards', 'crosses', 'cvs', 'jobs', 'lines', 'marked-ads', 'pairs', 'cv-spans', 'sentences'].map(
  (name) => `training/${name}`,
)
/** Written after the weights in use; two trainings with them were no better in the product (model/README.md). The next one has them too. */
const LATER = /^training\/(?:crosses\/|marked-ads\/[rs]\.txt)/
const PROGRAMS = ['model.onnx', 'ad-tagger.onnx', 'pieces.txt', 'pieces.ts', 'labels.ts'].map((name) => MODEL + name)

const filesIn = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(folder, ROOT)))
    .filter((name) => /\.(?:txt|json)$/.test(name) && !name.startsWith('kept'))
    .sort()
    .map((name) => `${folder}/${name}`)
    .filter((file) => !LATER.test(file))

const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(new URL(file, ROOT))))
    .digest('hex')
    .slice(0, 16)

export const present = (): Record<string, string> =>
  Object.fromEntries([...DATA.flatMap(filesIn), ...PROGRAMS].map((file) => [file, hashOf(file)]))

/** Files that are not what the weights were learnt with. */
export function changed(): string[] {
  const learnt: Record<string, string> = JSON.parse(readFileSync(fileURLToPath(RECORD), 'utf8'))
  const now = present()
  return [...new Set([...Object.keys(learnt), ...Object.keys(now)])].filter((file) => learnt[file] !== now[file])
}

if (import.meta.main) {
  if (process.argv.includes('--write')) writeFileSync(fileURLToPath(RECORD), `${JSON.stringify(present(), null, 2)}\n`)
  const others = changed()
  for (const file of others) console.error(`not what the weights were learnt with: ${file}`)
  process.exit(others.length > 0 ? 1 : 0)
}
