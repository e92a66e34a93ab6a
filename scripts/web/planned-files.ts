// The plan of which module travels in which file, made anew for each build.
import { basename } from 'node:path'
import type { PluginOption } from 'vite'
import { pageTable } from './page-table.ts'
import { sharedFiles } from './share-files.ts'
import { type Part, survey } from './survey.ts'
import { Program } from './visits.ts'

/** The name of the file in which a module travels; null for the beginning of the program, which the document names itself. */
export async function plannedFiles(
  plugins: PluginOption[],
  routes: string,
): Promise<(module: string) => string | null> {
  const parts = await survey(plugins)
  const program = new Program(parts)
  const files = sharedFiles(parts, program.visits(pageTable(routes)))
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const file of files.filter((some) => !some.includes(program.main))) {
    const name = unused(nameFor(file), taken)
    taken.add(name)
    for (const module of file.flatMap(({ modules }) => modules)) names.set(module, name)
  }
  return (module) => names.get(module) ?? null
}

const titleOf = ({ name, entry }: Part) => basename(entry ?? name).replace(/(?:-[\w-]{8})?\.\w+$/, '')

/** After the page in it, or else after the largest of what is fetched by itself, or of all. */
function nameFor(file: Part[]): string {
  const largest = (some: Part[]) => some.toSorted((one, other) => other.bytes - one.bytes)[0]
  const pages = file.filter(({ entry }) => entry?.endsWith('.page.tsx'))
  const named = largest(pages) ?? largest(file.filter(({ entry }) => entry)) ?? largest(file)
  return named ? titleOf(named) : 'part'
}

function unused(name: string, taken: Set<string>): string {
  const others = Array.from({ length: taken.size + 1 }, (_, at) => `${name}-${at + 2}`)
  return [name, ...others].find((one) => !taken.has(one)) ?? name
}
