import { describe, expect, it } from 'vitest'
import { soak } from '#tests/support/chance/soak.ts'
import { charactersRead } from '#tests/support/text/counted-expressions.ts'
import { readPastedText } from './rules-alone.ts'

const HEAD = 'Begoña O’Farrell-Ñíguez\nCamarera de sala\nbegona@correo.example\n\nEXPERIENCIA\n'
/** What grows with the square of the length shows at a tenth of it too. */
const LONGEST = soak(19_000, 190_000)

/** What people paste by mistake, and what somebody would paste to keep others waiting. */
const PIECES = [
  'camarera hotel bahia azul 2019-2020\n',
  '*Camarera* en Bar Sol, 2 años (2019 a 2021)\n',
  'Trabajé como camarera en Bar Sol desde 2019, ',
  'a\tb\n',
  '2019 – 2021 · ',
  'Grado en Derecho, Universidad de Sevilla\n',
  'inglés B2, ',
  'Carnet B y ',
  '600 123 123 ',
  'S.L. ',
  '(',
  '\n',
  '- ',
  '*a* ',
  'Página 1 de 9\n',
  'referencias a petición ',
  'disponibilidad de horario y ',
]

describe('a CV of every length', { timeout: 120_000 }, () => {
  const work = (piece: string, letters: number) =>
    charactersRead(() => readPastedText(HEAD + piece.repeat(Math.floor(letters / piece.length))))

  it.each(PIECES)('costs as much as it is long: %j', (piece) => {
    // The first reading also builds what all readings share.
    work(piece, 100)
    expect(work(piece, LONGEST) / work(piece, LONGEST / 4)).toBeLessThan(4.6)
  })
})
