// Which files each page consists of, for the server to name in the document before any of them asks for another.
import type { Plugin } from 'vite'
import { pageTable } from './page-table.ts'

interface Chunk {
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
}

/** The files of the modules with all that they import, each after the one that asks for it. */
function filesOf(chunks: Map<string, Chunk>, modules: string[]): string[] {
  const found = new Set<string>()
  const next = [...chunks]
    .filter(([, { moduleIds }]) => modules.some((one) => moduleIds.includes(one)))
    .map(([file]) => file)
  for (const file of next) {
    if (found.has(file) || !chunks.has(file)) continue
    found.add(file)
    next.push(...(chunks.get(file)?.imports ?? []))
  }
  return [...found]
}

/** The files that the beginning of the program needs: every page has them, so they stand in the document itself. */
const filesOfAll = (chunks: Map<string, Chunk>): string[] =>
  filesOf(
    chunks,
    [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => moduleIds),
  )

/** Writes pages.json: for each path of the table of routes, the files that its page needs beside those of every page. */
export function pageFiles(routes: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {}, chunk }) => {
        const imported = filesOfAll(chunksOf(bundle)).filter((file) => file !== chunk?.fileName)
        return imported.map((file) => ({ tag: 'link', attrs: preload(file), injectTo: 'head' as const }))
      },
    },
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle)
      const known = new Set(filesOfAll(chunks))
      const pages = pageTable(routes).map(({ path, modules }) => {
        const files = filesOf(chunks, modules).filter((file) => !known.has(file))
        return [path, files.map((file) => `/${file}`)]
      })
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.fromEntries(pages)) })
    },
  }
}

const preload = (file: string) => ({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })

type Bundle = Record<string, { type: string } & Partial<Chunk>>

const chunksOf = (bundle: Bundle): Map<string, Chunk> =>
  new Map(
    Object.entries(bundle).flatMap(([file, { isEntry = false, imports, moduleIds }]) =>
      imports && moduleIds ? [[file, { isEntry, imports, moduleIds }] as const] : [],
    ),
  )
