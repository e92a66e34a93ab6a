// Makes dist/web, and the program that draws public pages, when what they are made of has changed.
import { existsSync } from 'node:fs'
import { fail, hashFiles, onceFor, run } from './once-for.mjs'

export const WEB_SOURCES = [
  'src/web',
  'src/shared',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/web',
  'package.json',
  'package-lock.json',
]
const MADE = ['index.html', 'pages.json', 'service-worker.js']
  .map((name) => `dist/web/${name}`)
  .concat('dist/drawing/prerender.js')
const MARK = 'node_modules/.skillo-web'

export function buildWeb() {
  onceFor(MARK, hashFiles(WEB_SOURCES), () => {
    console.log('Building the web…')
    const done = run('node_modules/.bin/node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
    if (!done) fail('The web could not be built.')
  })
  for (const file of MADE)
    if (!existsSync(file)) fail(`${file} is missing: remove ${MARK} and run the same command again.`)
}
