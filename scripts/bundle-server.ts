// Writes the server as one file, and each of its child processes as another: Node takes longer to find a thousand files than to run them.
//   npx node scripts/bundle-server.ts
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { inOneByte } from './one-byte.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'dist/server')
/** Those of many files; drizzle-orm's description alone has 180 KB, which Node reads anew for each of them. */
const TAKEN_IN = ['drizzle-orm', 'zod']

const CHILD_OR_PLACE = /new URL\('\.\/([\w-]+-child)\.ts', import\.meta\.url\)|import\.meta\.(\w+)/g

/**
 * A source finds its data by their place beside it: it goes on doing so, wherever the folder of the project has been moved
 * to. A child process it finds beside itself, built.
 */
function placesOfSources(children: Set<string>): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(ROOT, 'src/')) || !code.includes('import.meta')) return null
      const place = JSON.stringify(relative(OUT, id))
      const placed = code.replace(CHILD_OR_PLACE, (found, child?: string, property?: string) => {
        if (child) {
          children.add(join(dirname(id), `${child}.ts`))
          return `new URL('./${child}.js', import.meta.url)`
        }
        if (property !== 'url') this.error(`${found} is another place once it is built: use import.meta.url`)
        return `new URL(${place}, import.meta.url).href`
      })
      return { code: placed, map: null }
    },
  }
}

async function bundle(entry: string, children: Set<string>): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [placesOfSources(children)],
    ssr: { noExternal: TAKEN_IN },
    build: {
      ssr: entry,
      target: 'node24',
      copyPublicDir: false,
      outDir: OUT,
      write: false,
      // Read by whoever follows a stack trace: names and comments stay, and each source's path stands above it.
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: '[name].js' } },
    },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []))
}

/** Whoever starts meanwhile takes the old file or the new one, never a half. */
function write(name: string, content: string | Uint8Array): void {
  const unfinished = join(OUT, `${name}.${process.pid}`)
  writeFileSync(unfinished, content)
  renameSync(unfinished, join(OUT, name))
}

async function bundleServer(): Promise<void> {
  const children = new Set<string>()
  const main = await bundle(join(ROOT, 'src/server/main.ts'), children)
  const others = await Promise.all([...children].map((child) => bundle(child, new Set())))
  mkdirSync(OUT, { recursive: true })
  // The main file last: what it starts is there before it is.
  for (const file of [...others.flat(), ...main])
    write(basename(file.fileName), file.type === 'chunk' ? inOneByte(file.code) : file.source)
}

await bundleServer()
