import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { leanContract } from './scripts/web/lean-contract.ts'
import { leanLibraries } from './scripts/web/lean-libraries.ts'
import { pageFiles } from './scripts/web/page-files.ts'
import { plannedFiles } from './scripts/web/planned-files.ts'
import { serviceWorker } from './scripts/web/service-worker.ts'

const server_address = process.env.SERVER_URL ?? 'http://localhost:3000'

const BOOT_SCREEN = /<div id="root">[\s\S]*?<\/svg>\s*<\/div>\s*<\/div>/
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)">/
const PRELOADED_FONTS = /\s*<link rel="preload" as="font"[^>]*>/g
const PRELOADED_CODE = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

/**
 * Writes drawn.html, which the server fills with the public pages that it draws. The program itself is fetched by theme.js
 * once the page stands, so that text, styles and fonts come first.
 */
function drawnPages(): Plugin {
  return {
    name: 'drawn-pages',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const page = readFileSync(join(dir, 'index.html'), 'utf8')
      const entry = ENTRY.exec(page)?.[1]
      const styles = STYLES.exec(page)?.[1]
      if (!entry || !styles || !BOOT_SCREEN.test(page)) this.error('index.html has no place for content')
      const before = [...page.matchAll(PRELOADED_CODE)].map(([, file]) => file)
      const drawn = page
        .replace(ENTRY, '')
        .replace(PRELOADED_CODE, '')
        .replace('src="/theme.js"', `src="/theme.js" data-program="${[...before, entry].join(' ')}"`)
        // One journey less before the first text stands on a slow phone.
        .replace(STYLES, () => `<style>${readFileSync(join(dir, styles), 'utf8')}</style>`)
      writeFileSync(join(dir, 'drawn.html'), drawn)
      // Nothing is written there before the program has come: its letters would only take the line from it.
      writeFileSync(join(dir, 'index.html'), page.replace(PRELOADED_FONTS, ''))
      await buildDrawing()
    },
  }
}

/** The same screens as a program for the server, complete in itself: where it runs, the libraries of the web may be missing. */
function buildDrawing() {
  return build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/web/prerender.tsx', outDir: 'dist/drawing', target: 'node24', copyPublicDir: false },
  })
}

/** Compresses once, as well as it can, what the server would otherwise compress for every visitor. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      for (const name of files.filter((one) => /\.(js|css|svg)$/.test(one))) {
        const file = join(dir, name)
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

/** What every page needs and releases seldom change: a file of its own is cached for long. */
const BASE = /node_modules\/(react|react-dom|scheduler|react-router|zustand)\//
const ROUTES = new URL('src/web/routes.tsx', import.meta.url).pathname

export default defineConfig(async ({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    leanContract(),
    leanLibraries(),
    pageFiles(ROUTES),
    serviceWorker(ROUTES),
    drawnPages(),
    compressedCopies(),
  ],
  server: { proxy: { '/api': server_address } },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Inlined assets would be data: addresses, which the content policy refuses.
    assetsInlineLimit: 0,
    // The list of what each page would preload weighs more on the first screen than it saves on the later ones; the server
    // names it for the page that is asked for.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            {
              debugName: 'shared files',
              name:
                command === 'build'
                  ? await plannedFiles([react(), leanContract(), leanLibraries()], ROUTES)
                  : () => null,
              // What a part needs has a place of its own in the plan.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}))
