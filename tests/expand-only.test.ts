import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * During a rolling upgrade the version before runs on the tables of the new one: a migration may add, and may take away
 * only what no running version reads or writes any more. See «Rolling upgrade» in docs/operations.md.
 */
const RULE_SINCE = '0024'

/** Contractions that were thought through: what the version before them does without, and since when. */
const ALLOWED: Record<string, string> = {}

const isPlainNewColumn = (line: string): boolean => /\bDEFAULT\b/i.test(line) || !/\bNOT NULL\b/i.test(line)

/** What the version before would stumble over, each with why. */
const BREAKING: readonly (readonly [reason: string, breaks: (statement: string) => boolean])[] = [
  ['it still reads the table', (said) => /^DROP (TABLE|VIEW|TYPE|SCHEMA)\b/i.test(said)],
  ['it still reads the column', (said) => /\bDROP COLUMN\b/i.test(said)],
  ['it still asks for the old name', (said) => /\bRENAME\b/i.test(said)],
  ['it reads and writes the old type', (said) => /\bSET DATA TYPE\b|\bALTER COLUMN "?\w+"? TYPE\b/i.test(said)],
  ['it still writes nothing there', (said) => /\bSET NOT NULL\b|\bDROP DEFAULT\b/i.test(said)],
  ['it does not know the column', (said) => /\bADD COLUMN\b/i.test(said) && !isPlainNewColumn(said)],
  [
    'it may write what the rule refuses',
    (said) => /^ALTER TABLE .*\bADD CONSTRAINT\b.*\b(CHECK|UNIQUE)\b/is.test(said),
  ],
  ['it may write the same twice', (said) => /^CREATE UNIQUE INDEX\b/i.test(said)],
]

const statementsOf = (sql: string): string[] =>
  sql
    .replace(/^\s*--(?!> statement-breakpoint).*$/gm, '')
    .split('--> statement-breakpoint')
    .map((said) => said.trim())
    .filter(Boolean)

const tableOf = (statement: string): string | undefined =>
  /^(?:CREATE TABLE|ALTER TABLE|CREATE UNIQUE INDEX .* ON)\s+(?:IF NOT EXISTS )?"?(\w+)"?/is.exec(statement)?.[1]

/** A table that came with the same migration is unknown to the version before: nothing there can trouble it. */
function breakingIn(sql: string): string[] {
  const statements = statementsOf(sql)
  const fresh = new Set(statements.filter((said) => /^CREATE TABLE\b/i.test(said)).map(tableOf))
  return statements
    .filter((said) => !fresh.has(tableOf(said)))
    .flatMap((said) =>
      BREAKING.filter(([, breaks]) => breaks(said)).map(([reason]) => `${said.split('\n')[0]} (${reason})`),
    )
}

test('migrations leave the version before them able to work', () => {
  const names = readdirSync('migrations').filter((name) => name.endsWith('.sql') && name >= RULE_SINCE)
  expect(names.length).toBeGreaterThan(0)
  const found = names
    .filter((name) => !(name.replace('.sql', '') in ALLOWED))
    .flatMap((name) => breakingIn(readFileSync(`migrations/${name}`, 'utf8')).map((why) => `${name}: ${why}`))
  expect(found).toEqual([])
})

test('the rule sees what would break', () => {
  const broken = [
    'ALTER TABLE "users" DROP COLUMN "city";',
    'ALTER TABLE "users" RENAME COLUMN "city" TO "town";',
    'ALTER TABLE "users" ADD COLUMN "town" text NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "city" SET DATA TYPE integer;',
    'ALTER TABLE "users" ADD CONSTRAINT "users_city" CHECK ("users"."city" <> \'\');',
    'CREATE UNIQUE INDEX "users_city_key" ON "users" USING btree ("city");',
    'DROP TABLE "users" CASCADE;',
  ]
  expect(broken.filter((said) => breakingIn(said).length !== 1)).toEqual([])
  const fine = [
    'ALTER TABLE "users" ADD COLUMN "town" text;',
    'ALTER TABLE "users" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;',
    'CREATE INDEX "users_city_idx" ON "users" USING btree ("city");',
    'CREATE TABLE "towns" (\n\t"id" uuid NOT NULL\n);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "towns_key" ON "towns" USING btree ("id");',
  ]
  expect(fine.flatMap(breakingIn)).toEqual([])
})
