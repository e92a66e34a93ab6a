import { expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const read = (head: string, rest: string) =>
  readPastedText(`Nerea Etxeberria\n${head}\n\nEXPERIENCIA\nCajera · Súper Lapacho · 2019 - 2023\n\n${rest}`).proposal
    .document

it('keeps who studies what they say in passing as studies that go on', () => {
  const { education } = read('Rosario, Santa Fe\n\nEstudiante de Contador Público en la UNR, me quedan 4 materias.', '')
  expect(education).toMatchObject([{ degree: 'Contador Público', institution: 'UNR', in_progress: true }])
})

it('keeps a paper with its letters, and a clean record', () => {
  const { certifications, custom } = read(
    'Getafe, España',
    'FORMACIÓN\nGrado en Magisterio. Universidad de Murcia, 2014-2018\nHabilitación para puestos bilingües (Región de Murcia), 2019\nDeclaración Eclesiástica de Competencia Académica (DECA)\n\nOTROS\nSin infracciones en la hoja de vida.',
  )
  expect(certifications.map(({ name }) => name)).toContain('Declaración Eclesiástica de Competencia Académica (DECA)')
  expect(custom.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(['Sin infracciones en la hoja de vida.'])
})

it('reads the town behind how old somebody is', () => {
  expect(read('38 años, Puerto Vallarta, Jalisco', '').basics.city).toMatch(/^Puerto Vallarta/)
})

it('keeps work that somebody names to say that it is not theirs', () => {
  const { proposal } = readPastedText(
    'Nerea Etxeberria\nCajera, Súper Lapacho, 2019-2023\nGrado en Turismo, Universidad de Murcia, 2018\nAtiendo los pedidos de tres barrios y preparo las devoluciones\nVidrieras no',
  )
  expect(proposal.unplaced_text).toEqual([])
  expect(proposal.document.custom.flatMap(({ items }) => items.map(({ text }) => text))).toContain('Vidrieras no')
})

it('keeps what somebody says they have not done, apart from what is their own affair', () => {
  const { document, unplaced_text } = readPastedText(
    'Nerea Etxeberria\nBilbao\n\nEXPERIENCIA\nCajera · Súper Lapacho · 2019 - 2023\n\nOTROS\nNo he usado SAP más allá de un curso. Pretensión: 24.000 euros. Tengo delantal y cuchillos propios.',
  ).proposal
  const own = document.custom.flatMap(({ items }) => items.map(({ text }) => text))
  expect(own).toContain('No he usado SAP más allá de un curso')
  expect(own.join()).toContain('cuchillos propios')
  expect(unplaced_text.join()).toContain('Pretensión')
})
