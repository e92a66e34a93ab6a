import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import { AppError } from '#shared/core/errors.ts'
import { ImportFailure } from '../files/failure.ts'
import { createReaders, readers } from './readers.ts'

const text = 'Ana Torres\nCamarera\nana@example.com\n\nExperiencia\nCamarera en Bar Sol, 2019 - 2021\n'

/** What Linux tells about the processes that this one started to read files. */
async function readerFiles(file: 'cmdline' | 'environ'): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const told = await Promise.all(
    pids.map(async (pid) => {
      const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
      const parent = /^PPid:\s*(\d+)$/m.exec(await read('status'))?.[1]
      const reads = (await read('cmdline')).includes('reader-child')
      return reads && parent === String(process.pid) ? [await read(file)] : []
    }),
  )
  return told.flat()
}

describe('reading in a process of its own', { timeout: 60_000 }, () => {
  it('ends when the time is over, and the next reading is not touched', async () => {
    const hasty = createReaders({ work_ms: 1 })
    const long = text.repeat(100)
    await expect(hasty.text(SOMEONE, long)).rejects.toEqual(new ImportFailure('import_timeout'))
    const { source, proposal } = await readers.text(SOMEONE, text)
    expect(source).toBe('TEXT')
    expect(proposal.document.experience[0]?.company).toBe('Bar Sol')
  })

  it('reads one at a time, lets sixteen wait and sends the others away', async () => {
    const people = Array.from({ length: 20 }, (_, index) => readers.text({ person: `${index}` }, text))
    const results = await Promise.allSettled(people)
    const sent_away = results.filter((result) => result.status === 'rejected')
    expect(results.length - sent_away.length).toBe(17)
    for (const result of sent_away) expect(result.reason).toEqual(new AppError('busy'))
  })

  it('lets a person with many files keep nobody waiting, and counts no waiting as reading', async () => {
    const finished: string[] = []
    const read = (person: string) =>
      readers.text({ person }, text).then(
        () => finished.push(person),
        (error) => expect(error).toEqual(new AppError('busy')),
      )
    await Promise.all([...Array.from({ length: 20 }, () => read('greedy')), read('modest'), read('other')])
    expect(finished.filter((person) => person !== 'greedy').sort()).toEqual(['modest', 'other'])
    expect(finished.indexOf('other')).toBeLessThan(5)
  })

  it.runIf(process.platform === 'linux')('knows no secret, may write nothing and has little memory', async () => {
    await readers.text(SOMEONE, text)
    const environments = await readerFiles('environ')
    const commands = await readerFiles('cmdline')
    expect(commands.length).toBeGreaterThan(0)
    for (const environment of environments) expect(environment.replace(/NODE_CHANNEL_\w+=[^\0]*\0?/g, '')).toBe('')
    for (const command of commands) {
      expect(command).toContain('--permission')
      expect(command).toContain('--max-old-space-size')
      expect(command).not.toContain('allow-fs-write')
    }
  })

  it('has no network', async () => {
    const module = new URL('./without-network.ts', import.meta.url).href
    const script = `import { cutNetwork } from '${module}'; cutNetwork(); await fetch('http://127.0.0.1:8099').catch((error) => console.log(error.cause?.message ?? error.message))`
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--no-warnings',
      '--input-type=module',
      '-e',
      script,
    ])
    expect(stdout).toContain('needs no network')
  })
})
