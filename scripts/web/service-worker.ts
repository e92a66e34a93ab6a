// The service worker: a file of its own at the root, which knows the files of the program by which it was built.
import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'
import { pageTable } from './page-table.ts'

const SOURCE = 'src/web/worker/service-worker.ts'
/** Pages that open without a network. */
const KEPT_PAGES = ['/app', '/app/cv', '/app/jobs', '/app/my-applications', '/app/settings']
/** Of those pages, what is opened on them later is needed too, but not what only a network brings. */
const LATER = /\.(?:css|woff2)$/

interface File {
  type: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  moduleIds?: string[]
}

/** The files of these pages with all that they import now or later; the beginning of the program would import every page. */
function filesFor(bundle: Record<string, File>, modules: string[]): string[] {
  const isBeginning = (file: string) => bundle[file]?.moduleIds?.some((id) => id.endsWith('/src/web/routes.tsx'))
  const next = Object.entries(bundle).flatMap(([file, { isEntry, moduleIds = [] }]) =>
    isEntry || modules.some((module) => moduleIds.includes(module)) ? [file] : [],
  )
  const found = new Set<string>()
  for (const file of next) {
    const chunk = bundle[file]
    if (found.has(file) || !chunk) continue
    found.add(file)
    next.push(...(chunk.imports ?? []), ...(isBeginning(file) ? [] : (chunk.dynamicImports ?? [])))
  }
  return [...found, ...Object.keys(bundle).filter((file) => LATER.test(file))]
}

async function compiled(shell: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${SOURCE} was not built`)
  return chunk.code
}

export function serviceWorker(routes: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const kept = pageTable(routes).filter(({ path }) => KEPT_PAGES.includes(path))
      const files = filesFor(
        bundle,
        kept.flatMap(({ modules }) => modules),
      ).map((file) => `/${file}`)
      const entry = Object.keys(bundle).find((file) => {
        const one: File | undefined = bundle[file]
        return one?.isEntry
      })
      const version = createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12)
      const source = await compiled({
        version,
        entry: `/${entry}`,
        files: files.filter((file) => !file.endsWith('.html')),
      })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}
