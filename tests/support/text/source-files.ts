import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ROOT = new URL('../../..', import.meta.url).pathname

export interface SourceFile {
  /** From the project's root, e.g. `src/server/app.ts`. */
  path: string
  text: string
  /** What it imports: project files by path from the root, packages by name. */
  imports: string[]
  /** Those of which it takes nothing but types: they are gone when the program runs. */
  type_imports: ReadonlySet<string>
  /** Those that it loads only when it needs them. */
  lazy_imports: ReadonlySet<string>
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s+['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]|\b(?:import\(\s*|declare module )['"]([^'"]+)['"]/g

const aliases: Record<string, string> = {
  '#shared': 'src/shared',
  '#server': 'src/server',
  '#web': 'src/web',
  '#tests': 'tests',
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(from), specifier))
  const [alias = '', ...rest] = specifier.split('/')
  return aliases[alias] ? [aliases[alias], ...rest].join('/') : specifier
}

/** Every TypeScript file below these folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  const names = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return names
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      const found = [...text.matchAll(IMPORT)].map(([statement, from, bare, lazy]) => ({
        target: resolveImport(path, from ?? bare ?? lazy ?? ''),
        is_type: /^\s*(?:import|export) type\b/.test(statement),
        is_lazy: statement.startsWith('import('),
      }))
      const imports = found.map(({ target }) => target)
      const type_imports = new Set(found.filter(({ is_type }) => is_type).map(({ target }) => target))
      const lazy_imports = new Set(found.filter(({ is_lazy }) => is_lazy).map(({ target }) => target))
      return { path, text, imports, type_imports, lazy_imports }
    })
}
