// Runs another program, shows what it prints as it comes, and keeps the end of it for the summary.
import { spawn } from 'node:child_process'

const KEPT_LINES = 14
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour text with exactly these.
const COLOURS = /\u001b\[[0-9;]*m/g

const plain = (text) => text.replaceAll(COLOURS, '')

export async function runTool(name, args = [], env = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(`node_modules/.bin/${name}`, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  })
  let end = ''
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      shown.write(text)
      end = (end + text).slice(-20_000)
    })
  }
  const [code, signal] = await new Promise((resolve) => {
    child.once('close', (...ended) => resolve(ended))
    child.once('error', (error) => resolve([error.message, null]))
  })
  const lines = plain(end).trimEnd().split('\n').slice(-KEPT_LINES).join('\n')
  return { passed: code === 0, ended: signal ? `was killed by ${signal}` : `ended with ${code}`, lines }
}
