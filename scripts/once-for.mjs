// Steps that are done again only when what they were done for has changed; plain JavaScript, since it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mark says for which input a step was done last; it is written only after the step has succeeded. */
export function onceFor(mark, input, step) {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === input) return
  step()
  writeFileSync(mark, input)
}

/** Of all files at and below these paths, or of those only whose name is wanted. */
export function hashFiles(paths, isWanted = () => true) {
  const hash = createHash('sha256')
  const visit = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else if (isWanted(path)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}

/** Whether it ended well. */
export function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status === 0
  )
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
