import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, did, paper, skill, verdictOf, words } from './verdicts.fixture.ts'

const inBox = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }],
})
const licence = skill('Permiso de conducir B')

it.each<[Asked, Partial<CvSections>, Verdict]>([
  // Who does not drive holds no licence to.
  [licence, inBox('Hablo con soltura. No conduzco carro.'), 'NO_CUMPLE'],
  [licence, inBox('Coche no manejo'), 'NO_CUMPLE'],
  [paper('Licencia de conducir'), inBox('No conduzco.'), 'NO_CUMPLE'],
  [licence, inBox('No manejo dinero.'), 'SIN_DATOS'],
  // Each of several things that one «no» denies.
  [
    words('Relación con el comité de empresa'),
    inBox('Nunca me tocó cerrar balances ni hablar con el comité'),
    'NO_CUMPLE',
  ],
  [skill('Nóminas'), inBox('No he hecho facturas, nóminas ni arqueos'), 'NO_CUMPLE'],
  [
    words('Trabajo en cámara frigorífica'),
    did('Mozo', 'Muelle y patio. Ni cámara frigorífica ni altura he trabajado nunca.'),
    'NO_CUMPLE',
  ],
  // Nearly nothing of it, and other names for the same thing.
  [skill('Manejo de ordenador'), inBox('Ordenador no uso casi'), 'NO_CUMPLE'],
  [words('Negociación con sindicatos'), inBox('No he negociado con gremios'), 'NO_CUMPLE'],
  // Of two ways to meet a demand the other one may still be there.
  [paper('Carnet de grúa o de plataforma'), inBox('No tengo el de grúa.'), 'SIN_DATOS'],
  [paper('Carnet de grúa o de plataforma'), inBox('No tengo el de grúa ni el de plataforma.'), 'NO_CUMPLE'],
])('%j beside %j: %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
