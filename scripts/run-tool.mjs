// Runs another program, shows what it prints as it comes or, when others print too, leaves that to the caller.
import { spawn } from 'node:child_process'

const KEPT_LINES = 14
const KEPT_LETTERS = 20_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour text with exactly these.
const COLOURS = /\u001b\[[0-9;]*m/g

export async function runTool(name, args = [], { env = {}, isQuiet = false } = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(`node_modules/.bin/${name}`, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  })
  let text = ''
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.setEncoding('utf8')
    stream.on('data', (part) => {
      if (!isQuiet) shown.write(part)
      text = (text + part).slice(-KEPT_LETTERS)
    })
  }
  const [code, signal] = await new Promise((resolve) => {
    child.once('close', (...ended) => resolve(ended))
    child.once('error', (error) => resolve([error.message, null]))
  })
  const lines = text.replaceAll(COLOURS, '').trimEnd().split('\n').slice(-KEPT_LINES).join('\n')
  return { passed: code === 0, ended: signal ? `was killed by ${signal}` : `ended with ${code}`, lines, text }
}
