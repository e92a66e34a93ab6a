import { describe, expect, it } from 'vitest'
import { shownFileName } from './file-name.ts'

describe('the name of an uploaded file', () => {
  it.each([
    ['CV Ana Núñez (2026).pdf', 'CV Ana Núñez (2026).pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\Mi CV.docx', 'Mi CV.docx'],
    ['cv\u202efdp.exe\u0000\n .pdf', 'cvfdp.exe .pdf'],
    ['  ', ''],
    ['', ''],
  ])('%j is shown as %j', (sent, shown) => expect(shownFileName(sent)).toBe(shown))

  it('is cut, but keeps its end and no half letters', () => {
    const shown = shownFileName(`${'ñ😀'.repeat(400)}.pdf`)
    expect([...shown]).toHaveLength(120)
    expect(shown).toMatch(/…\.pdf$/u)
    expect(shown.isWellFormed()).toBe(true)
  })
})
