import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import { type IssuerTerritory, issuerTerritory } from '#shared/billing/taxes.ts'
import { type AnalystConfig, analystEnvironment, analystOf } from './analyst-config.ts'
import { ConfigError } from './config-error.ts'
import { type PaymentsConfig, paymentsEnvironment, paymentsOf } from './payments-config.ts'

const DEVELOPMENT_SECRET = 'development-only-secret-that-production-refuses'

/** A demonstration is full of people whom nobody looks at. */
const [READ_AHEAD, DEMO_READ_AHEAD] = [20_000, 500]
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
const SLUG = /^[a-z0-9-]{1,200}$/

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const optional = z.string().trim().min(1).optional()
const network = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const networks = z
  .string()
  .refine(
    (value) => value.split(',').every((part) => network.safeParse(part.trim()).success),
    'must be addresses or networks, separated by commas',
  )

/** `empleo.molinos.es=molinos-1a2b3c4d`, several by commas. */
const careersHosts = z
  .string()
  .transform((value) => value.split(',').map((pair) => pair.trim().toLowerCase().split('=')))
  .refine(
    (pairs) =>
      pairs.every(([host = '', slug = '', ...more]) => HOST.test(host) && SLUG.test(slug) && more.length === 0),
    'must be pairs like empleo.molinos.es=molinos-1a2b3c4d, separated by commas',
  )
  .transform((pairs) => new Map(pairs.map(([host = '', slug = '']) => [host, slug])))

const environment = paymentsEnvironment.extend(analystEnvironment.shape).extend({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  DEMO_WORLD: z.enum(['full', 'small']).default('full'),
  API_DOCS: flag.optional(),
  METRICS: flag.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  CAREERS_HOSTS: careersHosts.optional(),
  SECRET_KEY: z.string().min(32).default(DEVELOPMENT_SECRET),
  TRUST_PROXY: networks.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  MAIL_FROM: z.string().min(3).default('Skillo <hola@skillo.example>'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  WEBHOOKS_LOOPBACK: flag.optional(),
  WEB_PUSH: flag.optional(),
  SMS_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/)
    .default('ES,MX,CO,CL,AR,PE,EC,BO,PY,UY,VE,CR,PA,DO,GT,HN,SV,NI,CU,PR'),
  ISSUER_NAME: z.string().min(2).default('Skillo (datos de ejemplo)'),
  ISSUER_TAX_ID: z.string().min(2).default('B00000000'),
  ISSUER_ADDRESS: z.string().min(2).default('Calle de Ejemplo 1, 28001 Madrid, España'),
  ISSUER_TERRITORY: issuerTerritory.default('PENINSULA'),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: optional,
  TWILIO_API_URL: z.url().default('https://api.twilio.com'),
  READ_AHEAD_A_DAY: z.coerce.number().int().min(0).optional(),
  S3_BUCKET: optional,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
})

type Environment = z.infer<typeof environment>

export interface Config {
  production: boolean
  port: number
  host: string
  data_dir: string
  /** Undefined: the embedded PostgreSQL on `data_dir`. */
  database_url: string | undefined
  demo: boolean
  /** `small`: a few companies and people, for whoever only needs the demo accounts. */
  demo_world: 'full' | 'small'
  /** Whether the API's description is served. */
  api_docs: boolean
  /** Figures for an operator; without a token only for this machine. */
  metrics: { enabled: boolean; token: string | undefined }
  web: boolean
  worker: boolean
  /** Origin used in links, without a trailing slash; never taken from a request. */
  public_url: string
  /** Host names of companies, each with the company whose page stands there. */
  careers_hosts: ReadonlyMap<string, string>
  secret_key: string
  trust_proxy: string | undefined
  log_level: NonNullable<Environment['LOG_LEVEL']>
  mail: { from: string; smtp_url: string | undefined }
  sms: {
    countries: string[]
    twilio: { account_sid: string; auth_token: string; from: string; api_url: string } | undefined
  }
  /** Whether browsers are told of notices while no page is open. */
  push: boolean
  s3: S3Config | undefined
  /** Whether webhooks may go to this machine, to try them out. */
  webhooks_loopback: boolean
  /** How many pairs of CV and vacancy the language model reads in a day before anybody opens them; 0: none. */
  read_ahead_a_day: number
  payments: PaymentsConfig
  /** Undefined: no language model is asked anything. */
  analyst: AnalystConfig | undefined
  /** Who issues invoices. */
  issuer: { legal_name: string; tax_id: string; address: string }
  /** Decides which tax is charged. */
  issuer_territory: IssuerTerritory
}

export interface S3Config {
  bucket: string
  region: string
  endpoint: string | undefined
  access_key_id: string
  secret_access_key: string
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Wrong configuration: ${wrong.join('; ')} (see .env.example).`)
  }
  const values = parsed.data
  if (values.NODE_ENV === 'production') refuseUnsafeProduction(values)
  return toConfig(values)
}

/** The process's own environment, after the file `.env` if there is one. */
export function readProcessConfig(): Config {
  if (existsSync('.env')) loadEnvFile('.env')
  return readConfig(process.env)
}

function refuseUnsafeProduction(values: Environment): void {
  const problems = [
    values.SECRET_KEY === DEVELOPMENT_SECRET && 'SECRET_KEY must be set to a random value of at least 32 characters',
    !values.SMTP_URL && 'SMTP_URL must be set, or mails would be swallowed',
    !values.PUBLIC_URL && 'PUBLIC_URL must be set, since links in mails start with it',
    values.WEBHOOKS_LOOPBACK === true && 'WEBHOOKS_LOOPBACK=1 would let webhooks reach this machine',
    values.DEMO === true && 'DEMO=1 would create accounts with known passwords',
  ].filter((problem) => problem !== false)
  if (problems.length > 0)
    throw new ConfigError(`Production refuses to start: ${problems.join('; ')} (see .env.example).`)
}

function toConfig(values: Environment): Config {
  const production = values.NODE_ENV === 'production'
  const demo = values.DEMO ?? (!production && !values.DATABASE_URL)
  const public_url = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    data_dir: resolve(values.DATA_DIR),
    database_url: values.DATABASE_URL,
    demo,
    demo_world: values.DEMO_WORLD,
    read_ahead_a_day: values.READ_AHEAD_A_DAY ?? (demo ? DEMO_READ_AHEAD : READ_AHEAD),
    api_docs: values.API_DOCS ?? !production,
    metrics: { enabled: values.METRICS ?? false, token: values.METRICS_TOKEN },
    web: values.ROLE !== 'worker',
    worker: values.ROLE !== 'web',
    public_url,
    careers_hosts: values.CAREERS_HOSTS ?? new Map(),
    secret_key: values.SECRET_KEY,
    trust_proxy: values.TRUST_PROXY,
    log_level: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    mail: { from: values.MAIL_FROM, smtp_url: values.SMTP_URL },
    sms: { countries: values.SMS_COUNTRIES.split(','), twilio: twilioOf(values) },
    push: values.WEB_PUSH ?? false,
    s3: s3Of(values),
    webhooks_loopback: values.WEBHOOKS_LOOPBACK ?? false,
    payments: paymentsOf(values, public_url),
    analyst: analystOf(values),
    issuer: { legal_name: values.ISSUER_NAME, tax_id: values.ISSUER_TAX_ID, address: values.ISSUER_ADDRESS },
    issuer_territory: values.ISSUER_TERRITORY,
  }
}

function twilioOf(values: Environment): Config['sms']['twilio'] {
  const { TWILIO_ACCOUNT_SID: account_sid, TWILIO_AUTH_TOKEN: auth_token, TWILIO_FROM: from } = values
  if (!account_sid && !auth_token && !from) return undefined
  if (!account_sid || !auth_token || !from) {
    throw new ConfigError(
      'Wrong configuration: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM together, or none.',
    )
  }
  return { account_sid, auth_token, from, api_url: values.TWILIO_API_URL }
}

function s3Of(values: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = values
  if (!bucket && !access_key_id && !secret_access_key) return undefined
  if (!bucket || !access_key_id || !secret_access_key) {
    throw new ConfigError(
      'Wrong configuration: set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none.',
    )
  }
  return { bucket, region: values.S3_REGION, endpoint: values.S3_ENDPOINT, access_key_id, secret_access_key }
}
