import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { leanContract } from './scripts/lean-contract.ts'

const server_address = process.env.SERVER_URL ?? 'http://localhost:3000'

/** The first page's own files are asked for together; with modulePreload off nobody else adds these lines. */
function preloadedEntry(): Plugin {
  return {
    name: 'preloaded-entry',
    apply: 'build',
    transformIndexHtml: (_, { chunk }) =>
      (chunk?.imports ?? []).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      })),
  }
}

/**
 * Imports of libraries that only serve what this application never does in a browser: describing schemas, messages in
 * English, the router's server framework and its tracing. They would weigh a tenth of the first screen.
 */
const unused_imports: Record<string, Record<string, string>> = {
  'zod/v4/classic/schemas.js': {
    'import * as processors from "../core/json-schema-processors.js";': 'const processors = {};',
    'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";':
      'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => undefined;',
    'import en from "../locales/en.js";': 'const en = () => ({ localeError: () => "Revisa este campo." });',
  },
  'react-router/dist/production/lib/dom/lib.js': {
    'import { FrameworkContext, PrefetchPageLinks, mergeRefs, usePrefetchBehavior } from "./ssr/components.js";':
      'import { FrameworkContext, mergeRefs, usePrefetchBehavior } from "./ssr/components.js"; const PrefetchPageLinks = () => null;',
  },
  'react-router/dist/production/lib/router/router.js': {
    'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";':
      'const consumeInstrumentationClientResultMetaReceiver = () => undefined, getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router;',
  },
}

function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, id) {
      const file = Object.keys(unused_imports).find((name) => id.endsWith(`/node_modules/${name}`))
      if (!file) return null
      let lean = code
      for (const [line, replacement] of Object.entries(unused_imports[file] ?? {})) {
        if (!lean.includes(line)) this.error(`${file} no longer has this line: ${line}`)
        lean = lean.replace(line, replacement)
      }
      return { code: lean, map: null }
    },
  }
}

const BOOT_SCREEN = /<div id="root">[\s\S]*?<\/svg>\s*<\/div>\s*<\/div>/
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)">/
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

const SMALL = /\/src\/(?:shared\/matching\/score|web\/lib\/(?:cx|page-title|session|forget-copies|drawn))\.ts$/
/** What every page that asks or tells something needs: calls, their failures, notices and their signs. */
const ASKING =
  /\/src\/(?:shared\/core\/(?:paths|endpoint)|web\/(?:lib\/(?:api|api-error|login-return)|ui\/feedback\/alert))\.tsx?$|\/lucide-react\/dist\/esm\/(?:(?!icons\/)|icons\/(?:info|triangle-exclamation-point|circle-exclamation-point)\.)/
/** The words for vacancies and people, and the small parts in which they are shown. */
const WORDS =
  /\/src\/(?:shared\/(?:words\/(?:levels|hours|companies|matching|vacancies|work|names|vacancy-states|requirements)|core\/(?:lazily|numbers|time|money))|web\/(?:lib\/(?:format|relative-time|drawn-moment)|ui\/layout\/(?:avatar|badge|card|fact-list|moment)))\.tsx?$|\/icons\/(?:badge-check|map-pin|clock-3|calendar-clock|external-link|bookmark|send|share-2)\./
/** The fields of forms that stand before their rules have come. */
const FIELDS =
  /\/src\/web\/ui\/forms\/(?:field|field-context|field-notes|control-look|input|email-input|password-input|strength-meter|password-strength|form-summary|meant-address)\.tsx?$|\/icons\/(?:eye|eye-off)\./

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    leanContract(),
    leanLibraries(),
    preloadedEntry(),
    drawnPages(),
    compressedCopies(),
  ],
  server: { proxy: { '/api': server_address } },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Inlined assets would be data: addresses, which the content policy refuses.
    assetsInlineLimit: 0,
    // The list of what each page would preload weighs more on the first screen than it saves on the later ones.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What every page needs and releases seldom change: one file, smaller than five and cached for long.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
            // Small things that the first page and most others share: as files of their own they would weigh half as much again.
            { name: 'small', test: SMALL },
            { name: 'asking', test: ASKING },
            { name: 'words', test: WORDS },
            { name: 'fields', test: FIELDS },
          ],
        },
      },
    },
  },
})
