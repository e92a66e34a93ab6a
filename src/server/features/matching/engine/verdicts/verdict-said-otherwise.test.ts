import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import {
  type Asked,
  course,
  degree,
  did,
  listed,
  onTheWay,
  paper,
  skill,
  studies,
  verdictOf,
  words,
  years,
} from './verdicts.fixture.ts'

const wish = (summary: string): Partial<CvSections> => ({ summary })
const told = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }],
})
const licence = (letters: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'circumstances.licences.0', text: `Permiso de conducir ${letters}`, is_paper: true }],
})

const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // The same work, by the words of another country or of whoever does it.
  [words('Elaboración de reportes de avance'), did('Residente de obra', 'Informes de avance a la gerencia'), 'CUMPLE'],
  [words('Haber trabajado con cuotas semanales'), did('Televendedora', 'Cumplimiento de meta semanal'), 'CUMPLE'],
  [words('Registro en aplicativo móvil'), did('Inspectora', 'Registro de visitas en una app del celular'), 'CUMPLE'],
  [words('Vacuna contra la fiebre amarilla (1 dosis)'), told('Vacuna fiebre amarilla puesta en 2021'), 'CUMPLE'],
  [
    skill('Administración de Microsoft 365'),
    did('Técnico de sistemas', 'Altas de usuarios en Microsoft 365'),
    'CUMPLE',
  ],
  [skill('Administración de Microsoft 365'), listed('Paquete Office'), 'SIN_DATOS'],
  [skill('Venta cruzada'), did('Azafata de tierra', 'Venta adicional de equipaje y asientos'), 'CUMPLE'],
  [skill('Gestión de incidencias'), did('Operadora', 'Escalamiento de casos al segundo nivel'), 'CUMPLE'],
  [skill('Redacción'), did('Secretaria', 'Redacción de actas y oficios'), 'CUMPLE'],
  [skill('Tango Gestión'), listed('Tango'), 'CUMPLE'],
  [skill('Saber conducir'), licence('B'), 'CUMPLE'],
  // Programs of one maker are not each other.
  [skill('Adobe After Effects'), listed('Illustrator'), 'SIN_DATOS'],
  // What somebody would like is nothing that they have done.
  [skill('Ventas B2B'), wish('Dependienta con don de gentes. Quiero dar el salto a las ventas B2B.'), 'SIN_DATOS'],
  [skill('Python'), wish('Contable con ganas de aprender Python.'), 'SIN_DATOS'],
  [skill('Python'), wish('Contable que programa en Python.'), 'CUMPLE'],
  // Papers under their other names, and classes that are no others.
  [paper('título de operador de rayos X'), course('Curso de operador de radiodiagnóstico'), 'CUMPLE'],
  [paper('Permiso C+E'), licence('C+E'), 'CUMPLE'],
  [paper('Permiso C+E'), licence('C'), 'SIN_DATOS'],
  [onTheWay('Libreta sanitaria'), told('No tengo libreta sanitaria, pero puedo tramitarla.'), 'CUMPLE'],
  [onTheWay('Libreta sanitaria'), told('No tengo libreta sanitaria.'), 'NO_CUMPLE'],
  [paper('Libreta sanitaria'), told('No tengo libreta sanitaria, pero puedo tramitarla.'), 'NO_CUMPLE'],
  // Studies under their other names.
  [studies('FP_MEDIO', 'Hotelería'), degree('Bachillerato técnico en Hospedaje', 'FP_MEDIO'), 'CUMPLE'],
  [studies('MASTER', 'Formación del Profesorado'), degree('Máster en Profesorado', 'MASTER'), 'CUMPLE'],
  [studies('FP_MEDIO', 'Sistemas'), degree('Tecnicatura en Programación', 'FP_SUPERIOR'), 'CUMPLE'],
  // Who sells in a shop finds no clients outside of it, and who repairs coolers all day is of that trade.
  [skill('Captación de clientes'), did('Asesora de ventas de calzado', 'Atención en piso de venta'), 'SIN_DATOS'],
  [skill('Captación de clientes'), did('Asesora de ventas', 'Visitas a comercios de la zona'), 'PARCIAL'],
  [
    years('Técnico de climatización', 1),
    did('Técnico de mantenimiento', 'Mantenimiento preventivo de aire acondicionado y cámaras de frío'),
    'CUMPLE',
  ],
  [years('Conductora de autobús', 1), did('Chofer de autocar'), 'CUMPLE'],
  [skill('Cirugía oral'), did('Auxiliar dental', 'Ayudaba al cirujano en las extracciones'), 'CUMPLE'],
  [
    ['CUSTOM', { question: '¿Cumples este requisito: no tener antecedentes por delitos sexuales?' }],
    told('Certificado negativo de delitos sexuales en regla'),
    'CUMPLE',
  ],
  // «Frontend» alone is who develops it.
  [years('Desarrolladora frontend React', 1), did('Frontend Sr.', 'Pantallas en React y TypeScript'), 'CUMPLE'],
]

it.each(PAIRS.map(([asked, cv, verdict]) => ({ asked, cv, verdict })))(
  '$asked.1 of $cv: $verdict',
  ({ asked, cv, verdict }) => {
    expect(verdictOf(asked, cv)).toBe(verdict)
  },
)
