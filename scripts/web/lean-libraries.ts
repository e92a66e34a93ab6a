// What of two libraries does not travel to browsers.
import type { Plugin } from 'vite'

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

export function leanLibraries(): Plugin {
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
