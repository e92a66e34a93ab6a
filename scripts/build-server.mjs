// Makes dist/server out of the server's sources when they have changed. Whoever starts the product starts main.js in it.
//   node scripts/build-server.mjs
import { mkdirSync } from 'node:fs'
import { fail, hashFiles, onceFor, run } from './once-for.mjs'

const SOURCES = [
  'src/server',
  'src/shared',
  'scripts/bundle-server.ts',
  'scripts/one-byte.ts',
  'package.json',
  'package-lock.json',
]
const isCode = (path) => !path.endsWith('.test.ts') && /\.(ts|json)$/.test(path)

export function buildServer() {
  mkdirSync('dist/server', { recursive: true })
  onceFor('dist/server/.sources', hashFiles(SOURCES, isCode), () => {
    if (!run('node_modules/.bin/node', ['scripts/bundle-server.ts'])) fail('The server could not be built.')
  })
}

if (process.argv[1]?.endsWith('build-server.mjs')) {
  process.chdir(new URL('..', import.meta.url).pathname)
  buildServer()
}
