// Makes the checkout ready, whatever is missing; plain JavaScript, since it runs before anything is installed.
//   node scripts/setup.mjs [web] [server] [browser]
// Installs the packages of the lock file, builds web and server when their sources changed, finds or installs a Chromium.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { fail, hashFiles, onceFor, run } from './once-for.mjs'

const root = new URL('..', import.meta.url).pathname
const wanted = new Set(process.argv.slice(2))
process.chdir(root)

function installPackages() {
  mkdirSync('node_modules', { recursive: true })
  onceFor(
    'node_modules/.skillo-packages',
    hashFiles(['package.json', 'package-lock.json']) + process.platform + process.arch,
    () => {
      console.log('Installing packages…')
      const npm = process.env.npm_execpath
      const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
      // Its package holds all that we run; by itself it would fetch libraries for graphics cards from elsewhere.
      const env = { ONNXRUNTIME_NODE_INSTALL: 'skip' }
      const done = npm ? run(process.execPath, [npm, ...args], env) : run('npm', args, env)
      if (!done) fail('The packages could not be installed. Check the network and run the same command again.')
      mkdirSync('node_modules', { recursive: true })
    },
  )
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
if (wanted.has('server')) buildServer()
if (wanted.has('browser')) findBrowser()
