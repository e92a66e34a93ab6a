import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/text/source-files.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'k'.repeat(40),
  SMTP_URL: 'smtp://mail.example:587',
  PUBLIC_URL: 'https://skillo.example',
}

/** The message of a refused configuration; fails when it is accepted. */
function complaint(env: Record<string, string | undefined>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('the configuration was accepted')
}

describe('without any variable', () => {
  it('everything has a working default', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: 'localhost',
      data_dir: expect.stringMatching(/\/\.data$/),
      database_url: undefined,
      demo: true,
      web: true,
      worker: true,
      public_url: 'http://localhost:3000',
      trust_proxy: undefined,
      log_level: 'warn',
      mail: { smtp_url: undefined },
      sms: { twilio: undefined },
      s3: undefined,
      payments: { stripe: undefined, mercadopago: undefined, transfer: undefined },
    })
  })

  it('an empty value counts as none', () => {
    const empty = { PORT: '', DATABASE_URL: '', DEMO: '', SMTP_URL: '', S3_BUCKET: '', TRUST_PROXY: '', ROLE: '' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })
})

const read: [name: string, env: Record<string, string>, expected: object][] = [
  ['PORT', { PORT: '8080' }, { port: 8080, public_url: 'http://localhost:8080' }],
  ['HOST', { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  ['READ_AHEAD_A_DAY', { READ_AHEAD_A_DAY: '0' }, { read_ahead_a_day: 0 }],
  ['READ_AHEAD_A_DAY without demo data', { DEMO: '0' }, { read_ahead_a_day: 20_000 }],
  ['DATA_DIR', { DATA_DIR: '/srv/data' }, { data_dir: '/srv/data' }],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://db.example/skillo' },
    { database_url: 'postgres://db.example/skillo', demo: false },
  ],
  ['DEMO=1', { DATABASE_URL: 'postgresql://db.example/skillo', DEMO: '1' }, { demo: true }],
  ['DEMO=0', { DEMO: '0' }, { demo: false }],
  ['ROLE=web', { ROLE: 'web' }, { web: true, worker: false }],
  ['ROLE=worker', { ROLE: 'worker' }, { web: false, worker: true }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://skillo.example//' }, { public_url: 'https://skillo.example' }],
  ['SECRET_KEY', { SECRET_KEY: 's'.repeat(32) }, { secret_key: 's'.repeat(32) }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,fd00::/8,loopback' }, { trust_proxy: '10.0.0.1,fd00::/8,loopback' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'silent' }, { log_level: 'silent' }],
  ['MAIL_FROM', { MAIL_FROM: 'Ana <ana@correo.example>' }, { mail: { from: 'Ana <ana@correo.example>' } }],
  ['SMTP_URL', { SMTP_URL: 'smtps://u:p@mail.example' }, { mail: { smtp_url: 'smtps://u:p@mail.example' } }],
  ['SMS_COUNTRIES', { SMS_COUNTRIES: 'ES,MX' }, { sms: { countries: ['ES', 'MX'] } }],
  [
    'TWILIO_*',
    {
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 't',
      TWILIO_FROM: '+34600000000',
      TWILIO_API_URL: 'http://sms.example',
    },
    { sms: { twilio: { account_sid: 'AC1', auth_token: 't', from: '+34600000000', api_url: 'http://sms.example' } } },
  ],
  [
    'S3_*',
    {
      S3_BUCKET: 'b',
      S3_REGION: 'eu',
      S3_ENDPOINT: 'http://s3.example',
      S3_ACCESS_KEY_ID: 'i',
      S3_SECRET_ACCESS_KEY: 's',
    },
    { s3: { bucket: 'b', region: 'eu', endpoint: 'http://s3.example', access_key_id: 'i', secret_access_key: 's' } },
  ],
  [
    'STRIPE_*',
    { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789a, whsec_0123456789b' },
    { payments: { stripe: { webhook_secrets: ['whsec_0123456789a', 'whsec_0123456789b'] } } },
  ],
  [
    'MERCADOPAGO_*',
    {
      MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
      MERCADOPAGO_CURRENCY: 'MXN',
      PUBLIC_URL: 'https://skillo.example/',
      MERCADOPAGO_WEBHOOK_SECRET: '0123456789abcdef',
    },
    {
      payments: {
        mercadopago: {
          currency: 'MXN',
          notification_url: 'https://skillo.example/api/v1/payments/news/mercadopago',
        },
      },
    },
  ],
  [
    'TRANSFER_*',
    { TRANSFER_IBAN: 'ES00', TRANSFER_HOLDER: 'Skillo', TRANSFER_SECRET: 's'.repeat(32) },
    { payments: { transfer: { iban: 'ES00', currency: 'EUR' } } },
  ],
  [
    'ANALYST_*',
    { ANALYST_PROVIDER: 'anthropic', ANALYST_KEY: 'a-key', ANALYST_MODEL: 'a-model' },
    { analyst: { provider: 'anthropic', model: 'a-model', url: 'https://api.anthropic.com' } },
  ],
]

describe('variables', () => {
  it.each(read)('%s is read', (_name, env, expected) => expect(readConfig(env)).toMatchObject(expected))

  it('are all explained in .env.example, and nothing else is; NODE_ENV is the machine’s own business', () => {
    const names = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
    const schemas = ['./config.ts', './payments-config.ts', './analyst-config.ts'].map(names).join('')
    const known = [...schemas.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
    const explained = [...names('../../.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
    expect([...new Set(explained)].sort()).toEqual(known.filter((name) => name !== 'NODE_ENV').sort())
  })

  it('are all used: read into the configuration, and from there by somebody', () => {
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
    const [before = '', after = ''] = source.split('type Environment =')
    const known = [...before.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')
    expect(known.length).toBeGreaterThan(20)
    expect(known.filter((name) => !new RegExp(`\\b${name}\\b`).test(after))).toEqual([])
    const fields = [...(/export interface Config \{([\s\S]*?)\n\}/.exec(after)?.[1] ?? '').matchAll(/^ {2}(\w+):/gm)]
    const others = sourceFiles('src/server').filter(({ path }) => !/config(?:\.test)?\.ts$|\.test\.ts$/.test(path))
    const isRead = (field: string) =>
      others.some(({ text }) =>
        new RegExp(
          `config(?:\\.${field}\\b|: \\{[^}]*\\b${field}\\b)|\\b${field}\\b[^=]*\\}(?:: Config| = [\\w.]*config)`,
        ).test(text),
      )
    expect(fields.map(([, field]) => field ?? '').filter((field) => !isRead(field))).toEqual([])
  })
})

const wrong: [name: string, value: string][] = [
  ['NODE_ENV', 'staging'],
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db.example/x'],
  ['DATABASE_URL', 'db.example'],
  ['DEMO', 'yes'],
  ['ROLE', 'api'],
  ['PUBLIC_URL', 'skillo.example'],
  ['PUBLIC_URL', 'ftp://skillo.example'],
  ['SECRET_KEY', 'corta'],
  ['TRUST_PROXY', 'banana'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['LOG_LEVEL', 'loud'],
  ['MAIL_FROM', 'x'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMS_COUNTRIES', 'es'],
  ['SMS_COUNTRIES', 'ES;MX'],
  ['TWILIO_API_URL', 'nada'],
  ['S3_ENDPOINT', 'nada'],
  ['API_DOCS', 'yes'],
]

describe('a wrong value', () => {
  it.each(wrong)('of %s (%s) is told in one line that names it', (name, value) => {
    const message = complaint({ [name]: value })
    expect(message).toMatch(/^Wrong configuration: .+\(see \.env\.example\)\.$/)
    expect(message).toContain(name)
    expect(message).not.toContain('\n')
  })

  it('among several names them all, without repeating any secret', () => {
    const message = complaint({
      PORT: 'x',
      ROLE: 'x',
      SECRET_KEY: 'mi-secreto',
      SMTP_URL: 'http://u:mi-clave@x.example',
    })
    for (const name of ['PORT', 'ROLE', 'SECRET_KEY', 'SMTP_URL']) expect(message).toContain(name)
    expect(message).not.toMatch(/mi-secreto|mi-clave/)
  })

  it.each([
    [{ TWILIO_ACCOUNT_SID: 'AC1' }, 'TWILIO_FROM'],
    [{ TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+34600000000' }, 'TWILIO_ACCOUNT_SID'],
    [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' }, 'S3_BUCKET'],
  ])('that belongs to others is not enough alone: %j', (env, missing) => {
    expect(complaint(env)).toMatch(/together, or none\.$/)
    expect(complaint(env)).toContain(missing)
  })
})

describe('production', () => {
  it('starts with its secrets set, without demo data', () => {
    expect(readConfig(production)).toMatchObject({
      log_level: 'info',
      production: true,
      demo: false,
      public_url: 'https://skillo.example',
    })
  })

  it.each(['SECRET_KEY', 'SMTP_URL', 'PUBLIC_URL'])('refuses to start without %s', (name) => {
    const message = complaint({ ...production, [name]: undefined })
    expect(message).toMatch(/^Production refuses to start: /)
    expect(message).toContain(name)
  })

  it('refuses the secret that everybody can read, and accounts with known passwords', () => {
    const { secret_key } = readConfig({})
    expect(complaint({ ...production, SECRET_KEY: secret_key })).toContain('SECRET_KEY')
    expect(complaint({ ...production, DEMO: '1' })).toContain('DEMO=1')
  })

  it('names everything at once', () => {
    const message = complaint({ NODE_ENV: 'production' })
    for (const name of ['SECRET_KEY', 'SMTP_URL', 'PUBLIC_URL']) expect(message).toContain(name)
  })
})

describe('host names of companies', () => {
  it('are pairs of a host and a company', () => {
    expect(readConfig({}).careers_hosts).toEqual(new Map())
    const CAREERS_HOSTS = 'Empleo.Molinos.es=molinos-1a2b3c4d, jobs.acme.mx=acme-00000000'
    expect([...readConfig({ CAREERS_HOSTS }).careers_hosts]).toEqual([
      ['empleo.molinos.es', 'molinos-1a2b3c4d'],
      ['jobs.acme.mx', 'acme-00000000'],
    ])
    for (const wrong of ['molinos', 'a.es', 'a.es=', '=x', 'a.es=x=y', 'https://a.es=x', 'a.es=x,'])
      expect(complaint({ CAREERS_HOSTS: wrong })).toContain('CAREERS_HOSTS')
  })
})
