// The server, restarted when its files change, and Vite in front of it; ends both together.
import { spawn } from 'node:child_process'

const start = (name, args) => spawn(`node_modules/.bin/${name}`, args, { stdio: 'inherit' })
const running = [
  start('node', ['--watch-path=src/server', '--watch-path=src/shared', 'src/server/main.ts']),
  start('vite', []),
]

const stop = () => {
  for (const child of running) child.kill('SIGTERM')
}
for (const child of running) child.once('exit', stop)
process.on('SIGINT', stop).on('SIGTERM', stop)
