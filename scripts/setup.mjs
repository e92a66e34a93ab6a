// Makes the checkout ready, whatever is missing; plain JavaScript, since it runs before anything is installed.
//   node scripts/setup.mjs [web] [browser]
// Installs the packages of the lock file, builds the web when its sources changed, finds or installs a Chromium.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'

const root = new URL('..', import.meta.url).pathname
const wanted = new Set(process.argv.slice(2))
process.chdir(root)

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  return status === 0
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** A mark says for which input a step was done last; it is written only after the step has succeeded. */
function onceFor(name, input, step) {
  const mark = join('node_modules', `.skillo-${name}`)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === input) return
  step()
  writeFileSync(mark, input)
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}

function installPackages() {
  mkdirSync('node_modules', { recursive: true })
  onceFor('packages', hashFiles(['package.json', 'package-lock.json']) + process.platform + process.arch, () => {
    console.log('Installing packages…')
    const npm = process.env.npm_execpath
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
    const done = npm ? run(process.execPath, [npm, ...args]) : run('npm', args)
    if (!done) fail('The packages could not be installed. Check the network and run the same command again.')
    mkdirSync('node_modules', { recursive: true })
  })
}

function buildWeb() {
  onceFor(
    'web',
    hashFiles(['src/web', 'src/shared', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']),
    () => {
      console.log('Building the web…')
      const done = run('node_modules/.bin/node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
      if (!done) fail('The web could not be built.')
    },
  )
  if (!existsSync('dist/web/index.html'))
    fail('dist/web is missing: remove node_modules/.skillo-web and run the same command again.')
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(':')
  for (const name of names)
    for (const folder of folders) if (folder && existsSync(join(folder, name))) return join(folder, name)
  return undefined
}

/** The Chromium on the PATH, else Debian's when root, else Playwright's own. Its headless shell does for tests what the whole one does, faster. */
function findBrowser() {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  if (onPath(names)) return
  console.log('Installing Chromium for the browser tests…')
  const isRoot = process.getuid?.() === 0
  if (isRoot && onPath(['apt-get'])) {
    aptInstall('chromium-headless-shell', 'chromium')
    if (onPath(names)) return
  }
  const done = run('node_modules/.bin/node', ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (!done)
    fail(
      'No Chromium could be found or installed. Install one so that it is on the PATH and run the same command again.',
    )
}

installPackages()
if (wanted.has('web')) buildWeb()
if (wanted.has('browser')) findBrowser()
