import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ log_level: 'info' }, { write: (line) => lines.push(line) }))
  return lines.join('')
}

it('says of a failed query what failed and where, and nothing of what it held', () => {
  const failed = new DrizzleQueryError(
    'insert into profiles values ($1)',
    ['Cuidé a mi madre'],
    new Error('pool closed'),
  )
  const lines = linesOf((log) => log.error({ err: failed, id: '7' }, 'no profile could be read'))
  expect(lines).not.toMatch(/Cuidé|insert into|pool closed/)
  expect(JSON.parse(lines)).toMatchObject({ id: '7', err: { cause: 'Error', at: expect.any(Array) } })
})

it('says no more of a failure that is logged alone, or by a request', () => {
  const failed = new Error('Nerea Olabarri no cabe')
  for (const write of [
    (log: ReturnType<typeof createLog>) => log.error({ err: failed }, 'it failed'),
    (log: ReturnType<typeof createLog>) => log.child({ reqId: '1' }).error({ err: failed }, 'it failed'),
  ])
    expect(linesOf(write)).not.toContain('Olabarri')
})
