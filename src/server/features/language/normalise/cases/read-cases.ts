import { readFileSync } from 'node:fs'

/** The rows of a table of this folder, without its heading; a written «\n» stands for a line break. */
export function readCases(file: string): string[][] {
  const [, ...rows] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => row.replaceAll('\\n', '\n').split('\t'))
}
