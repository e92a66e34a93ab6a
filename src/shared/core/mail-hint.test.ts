import { expect, it } from 'vitest'
import { meantAddress } from './mail-hint.ts'

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana.o-brien@gmai.com', 'ana.o-brien@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@hotmal.cmo', 'ana@hotmail.com'],
  ['ana@outlok.es', 'ana@outlook.es'],
])('asks about %s', (typed, meant) => expect(meantAddress(typed)).toBe(meant))

it.each([
  'ana@gmail.com',
  'ana@yahoo.com.mx',
  'ana@hotmail.fr',
  'ana@empresa.con',
  'ana@empresa.example',
  'ana@mail.com',
  'ana',
  '',
  '@gmial.com',
])('leaves %s alone', (typed) => expect(meantAddress(typed)).toBeNull())
