import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { attachmentOf } from './attachment.ts'

const types = (main: string) =>
  strToU8(`<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`)
const PLAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const ENABLED = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const docx = (parts: Record<string, Uint8Array>, main = PLAIN) =>
  zipSync({ '[Content_Types].xml': types(main), 'word/document.xml': strToU8('<w:document/>'), ...parts })

it.each([
  ['a program inside', docx({ 'word/vbaProject.bin': strToU8('x') })],
  ['a program declared', docx({}, ENABLED)],
  ['a control that runs code', docx({ 'word/activeX/activeX1.xml': strToU8('<ax/>') })],
])('a document with %s is refused, whatever its name says', (_, content) => {
  expect(() => attachmentOf(content, 'carta.docx')).toThrow(/lleva macros/)
})

it('a plain document is taken', () => {
  expect(attachmentOf(docx({}), 'carta.docx').name).toBe('carta.docx')
})
