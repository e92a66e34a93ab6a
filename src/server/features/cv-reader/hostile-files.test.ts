import { strToU8, zipSync } from 'fflate'
import { afterEach, describe, expect, it } from 'vitest'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import { errorTable } from '#shared/core/errors.ts'
import { DEFUSED, REFUSED } from './fixtures/hostile-files.ts'
import { proposeFromFile, proposeFromText } from './propose.ts'

const HARMLESS = 'Ana Torres\nCamarera\nana@example.com\n\nExperiencia\nCamarera en Bar Sol, 2019 - 2021\n'
const sent = (bytes: Uint8Array) => ({ bytes: bytes.length, read: async () => bytes })
const messages = new Map<string, string>()

describe('a hostile file', { timeout: 60_000 }, () => {
  afterEach(async () => {
    // Whatever the file did to its reader, the next person is served.
    const { proposal } = await proposeFromText(SOMEONE, HARMLESS)
    expect(proposal.document.basics.full_name).toBe('Ana Torres')
  })

  it.each(Object.entries(REFUSED))('is refused with a sentence of its own: %s', async (name, [make, code]) => {
    const error = await proposeFromFile(SOMEONE, sent(make())).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ name: 'AppError', code })
    messages.set(code, error instanceof Error ? error.message : name)
  })

  it.each(Object.entries(DEFUSED))('is read without what it carries: %s', async (_, make) => {
    const { proposal } = await proposeFromFile(SOMEONE, sent(make()))
    expect(proposal.document.basics.full_name).toBe('Ana Belinda Torres')
    expect(JSON.stringify(proposal)).not.toMatch(/alert|submitForm|cmd\.exe|script/)
  })

  it('may have names that point elsewhere: nothing is written', async () => {
    const archive = zipSync({
      '../../../../tmp/Profile.csv': strToU8('First Name,Last Name\nAna,Torres\n'),
      'Skills.csv': strToU8('Name\nSala\n'),
    })
    const { proposal } = await proposeFromFile(SOMEONE, sent(archive))
    expect(proposal.document.basics.full_name).toBe('Ana Torres')
  })

  it('may have keys that are special in JavaScript', async () => {
    const { proposal } = await proposeFromFile(
      SOMEONE,
      sent(
        strToU8(
          '{"basics":{"name":"Ana Torres","__proto__":{"isAdmin":true},"constructor":"x"},"__proto__":{"email":"a@b.es"}}',
        ),
      ),
    )
    expect(proposal.document.basics).toMatchObject({ full_name: 'Ana Torres', email: '' })
    expect(Object.getPrototypeOf(proposal.document.basics)).toBe(Object.prototype)
  })
})

describe('the sentences', () => {
  it('differ, say what to do and name no machinery', () => {
    const own = Object.entries(errorTable).flatMap(([code, { message }]) =>
      code.startsWith('import_') ? [message] : [],
    )
    const all = [...own, ...messages.values()]
    expect(new Set(own).size).toBe(own.length)
    for (const message of all) {
      expect(message).toMatch(/[Ss]úbe|Sube|[Gg]uárda|copia/)
      expect(message).not.toMatch(/error|inválido|null|undefined|stack|pdf\.js|mammoth/i)
    }
  })
})
