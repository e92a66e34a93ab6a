import fc from 'fast-check'
import { z } from 'zod'

/** Strings that have broken programs before. */
const naughty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202e',
  '\u2028',
  '\r\n',
  '\t',
  '%00',
  '%',
  '\\',
  '/',
  '//',
  "'",
  '"',
  "' or '1'='1",
  "'; drop table users; --",
  '1;select pg_sleep(9)',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '２０２６',
  'ß',
  'İ',
  'ñ',
  '🦆',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  '田中さん',
  'אבג',
  '\u1f47e',
  'Ω≈ç√∫',
  '1/0',
  '$HOME',
)

export const anyText = fc.oneof(
  naughty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'x'.repeat(length)),
)

const anything: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.double(),
  fc.constantFrom(null, true, false, 2 ** 53, -(2 ** 53) - 1, 1e308, -0, [], {}, [[[[]]]], { a: { b: { c: 1 } } }),
  fc.object({ maxDepth: 2, maxKeys: 4 }),
  fc.array(anyText, { maxLength: 5 }),
)

/** The id that random requests name; a test may put something of its own there. */
export const SAMPLE_ID = 'c0ffee00-0000-4000-8000-000000000000'

/** Values that pass, for fields whose rule no generator can guess. */
const samples: Record<string, string[]> = {
  full_name: ['Ana Pérez', "Sinéad O'Connor"],
  email: ['ana@correo.example', 'eva+1@correo.example'],
  password: ['una-orquidea-bajo-la-luna', 'lluvia-sobre-el-tejado'],
  current_password: ['lluvia-sobre-el-tejado', 'no-es-esta-clave'],
  token: ['A'.repeat(43), 'b-_9'.repeat(10).padEnd(43, 'x')],
  code: ['123456', '000000', '12 34 56'],
  phone: ['+34 612 34 56 78', '+52 1 55 1234 5678', '+54 11 2345 6789'],
  url: ['https://sitio.example/a', 'https://a.b.example'],
  timezone: ['America/Bogota', 'Europe/Madrid'],
  locale: ['es-MX'],
  country: ['MX', 'ES'],
  domain: ['empresa.example'],
  website: ['https://empresa.example', 'empresa.example/quienes', 'https://gmail.com'],
  emails: ['ana@correo.example', 'eva@correo.example', 'leo@correo.example'],
  id: [SAMPLE_ID],
  invitation_id: [SAMPLE_ID],
  member_id: [SAMPLE_ID],
}

type Schema = z.core.JSONSchema.BaseSchema

function choices(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((part) => valid(part, name)))
  switch (schema.type) {
    case 'object':
      return valid(schema, name)
    case 'array':
      return fc.array(
        typeof schema.items === 'object' && !Array.isArray(schema.items) ? valid(schema.items, name) : anything,
        { maxLength: 8 },
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number':
      return fc.integer({ min: 1, max: 1_000_000 })
    default:
      return samples[name] ? fc.constantFrom(...samples[name]) : fc.oneof(anyText, fc.constant('texto'))
  }
}

function fieldsOf(schema: Schema): [string, Schema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    typeof part === 'object' ? [[name, part]] : [],
  )
}

/** What the schema describes, with the holes and strangers that people and programs put into it. */
function valid(schema: z.core.JSONSchema.JSONSchema, name: string): fc.Arbitrary<unknown> {
  if (schema.type !== 'object') return choices(schema, name)
  const shape = fieldsOf(schema).map(([field, part]): [string, fc.Arbitrary<unknown>] => [
    field,
    fc.oneof({ weight: 8, arbitrary: choices(part, field) }, { weight: 1, arbitrary: anything }),
  ])
  return fc.record(Object.fromEntries(shape), { requiredKeys: [] })
}

/** JSON text for a body: mostly near the contract, sometimes anything, sometimes no JSON at all. */
export function bodyText(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const json: Schema = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : { type: 'object' }
  const { required = [] } = json
  const whole = fieldsOf(json).filter(([name]) => required.includes(name))
  const complete = fc.record(Object.fromEntries(whole.map(([name, part]) => [name, choices(part, name)])))
  const texts = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value) ?? '')
  const cut = texts(valid(json, '')).map((text) => text.slice(0, text.length / 2))
  return fc.oneof(
    { weight: 6, arbitrary: texts(complete) },
    { weight: 8, arbitrary: texts(valid(json, '')) },
    { weight: 2, arbitrary: texts(anything) },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: anyText },
  )
}

/** Path or query values: those of the contract, or anything. */
export function textsFor(shape: Record<string, unknown> | undefined): fc.Arbitrary<Record<string, string>> {
  const fields = Object.keys(shape ?? {}).map((name): [string, fc.Arbitrary<string>] => [
    name,
    fc.oneof(fc.constantFrom(...(samples[name] ?? ['x'])), anyText),
  ])
  return fc.record(Object.fromEntries(fields))
}
