import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Shapes that only real secrets have; what tests invent is not of these shapes. */
const SHAPES = [
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/,
  /\bsk_live_[0-9a-zA-Z]{16,}/,
  /\bwhsec_[0-9a-zA-Z]{32,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[0-9A-Za-z]{36}\b/,
  /\bAPP_USR-\d{10,}-\d{6}-[0-9a-f]{32}/,
]

const found = (name: string, text: string): string[] =>
  SHAPES.filter((shape) => shape.test(text)).map((shape) => `${name}: ${shape.source}`)

it('no file of the repository holds a secret', () => {
  const names = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  const texts = names.filter(
    (name) => existsSync(name) && /\.(?:[cm]?[jt]sx?|json|md|ya?ml|html|sql|example)$/.test(name),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.flatMap((name) => found(name, readFileSync(name, 'utf8')))).toEqual([])
  expect(names.filter((name) => /(?:^|\/)\.env$|\.pem$|\.key$/.test(name))).toEqual([])
})

it('what browsers load names neither secrets nor the environment of the server', () => {
  const folder = 'dist/web/assets'
  const scripts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : []
  for (const name of scripts) {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(found(name, text)).toEqual([])
    expect([name, /DATABASE_URL|SECRET_KEY|development-only-secret|SMTP_URL/.test(text)]).toEqual([name, false])
  }
})
