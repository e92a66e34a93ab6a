// What the program consists of, before anybody decides which of its modules share a file.
import { build, type Plugin, type PluginOption } from 'vite'

/** Modules that every way into the program needs together, as the bundler finds them by itself. */
export interface Part {
  name: string
  modules: string[]
  bytes: number
  /** The parts without which this one does not run. */
  needs: string[]
  /** What it fetches when somebody opens it. */
  opens: string[]
  /** The module by which it is fetched, where it is more than something that others share. */
  entry: string | null
}

/** Styles have no part in it, and reading them takes longer than all the rest. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : null),
}

export async function survey(plugins: PluginOption[]): Promise<Part[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins, withoutStyles],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2022',
      // The bundler's own guesses about what may share a file would hide what needs what.
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('the survey is one build')
  return built.output.flatMap((file): Part[] =>
    file.type === 'chunk'
      ? [
          {
            name: file.fileName,
            modules: Object.keys(file.modules),
            bytes: file.code.length,
            needs: file.imports,
            opens: file.dynamicImports,
            entry: file.facadeModuleId,
          },
        ]
      : [],
  )
}
