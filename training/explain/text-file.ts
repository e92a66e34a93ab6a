import { readFileSync } from 'node:fs'

/** The first line of an ad is its title. */
export function adIn(file: string): { title: string; text: string } {
  const [title = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  return { title: title.trim(), text: rest.join('\n') }
}
