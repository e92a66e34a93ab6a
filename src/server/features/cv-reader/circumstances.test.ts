import { describe, expect, it } from 'vitest'
import { circumstances } from '#shared/cvs/cv-document.ts'
import { readPastedText } from './rules-alone.ts'

const HEAD = `Nerea Etxeberria O'Shea
Sevilla, España · 655 12 34 56

EXPERIENCIA
Enfermera · Hospital del Sur · 2019 - actualidad
Turno de noche en urgencias con vehículo de emergencias.
`

const read = (rest: string) => readPastedText(`${HEAD}\n${rest}`).proposal

describe('licences, vehicle, hours and start', () => {
  it.each([
    ['Carnet de conducir: B', { licences: ['B'] }],
    ['PERMISO DE CONDUCIR\nB, A2', { licences: ['B', 'A2'] }],
    ['OTROS\nPermisos B, C y C+E', { licences: ['B', 'C', 'C+E'] }],
    ['CARNETS\nB, C y C+E. CAP de mercancías hasta 2028.', { licences: ['B', 'C', 'C+E'] }],
    ['OTROS DATOS\nLicencia de conducir clase A-IIb vigente', { licences: ['A-IIb'] }],
    ['OTROS\nPermisos y tarjetas: B, C y D. Tarjeta de tacógrafo.', { licences: ['B', 'C', 'D'] }],
    ['OTROS\nDisponibilidad: jornada completa', { shifts: ['MANANA', 'TARDE'] }],
    ['OTROS\nDisponibilidad para cuarto turno', { shifts: ['ROTATIVO'] }],
    ['OTROS\ncarnet b y carretillero', { licences: ['B'] }],
    ['OTROS\nBrevete A-I. Moto propia.', { licences: ['A-I'], vehicles: ['MOTO'] }],
    ['OTROS\nCarnet de conducir y vehículo propio', { licences: ['B'], vehicles: ['COCHE'] }],
    ['OTROS\nCarnet B y coche.', { licences: ['B'], vehicles: ['COCHE'] }],
    ['OTROS\nTengo furgoneta y bicicleta propia', { vehicles: ['FURGONETA', 'BICICLETA'] }],
    ['DISPONIBILIDAD\nTurnos rotativos y fines de semana', { shifts: ['ROTATIVO', 'FINES_DE_SEMANA'] }],
    ['Disponibilidad: inmediata', { availability: 'INMEDIATA' }],
    ['OTROS\nPuedo hacer turnos y festivos', { shifts: ['ROTATIVO', 'FESTIVOS'] }],
    ['OTROS\nPuedo turnos y fines de semana.', { shifts: ['ROTATIVO', 'FINES_DE_SEMANA'] }],
    ['OTROS\nDisponible para turnos.', { shifts: ['ROTATIVO'] }],
    ['OTROS\nDisponibilidad total', { shifts: ['ROTATIVO', 'MANANA', 'TARDE'] }],
    ['OTROS\nDisponible para cualquier turno', { shifts: ['ROTATIVO', 'MANANA', 'TARDE'] }],
    ['OTROS\nDisponibilidad full time', { shifts: ['MANANA', 'TARDE'] }],
    ['OTROS\nDisponibilidad para rolar turnos', { shifts: ['ROTATIVO'] }],
    ['OTROS\nTurno preferente: noches', { shifts: ['NOCHE'] }],
    ['OTROS\nBusco jornada parcial por las mañanas', { shifts: ['MANANA'] }],
    ['OTROS\nDispongo de movilidad para trasladarme a Canarias', { vehicles: [] }],
    ['OTROS\nIncorporación en 15 días. Disponibilidad para viajar.', { availability: '15_DIAS', travels: true }],
    ['OTROS\nSin disponibilidad para viajar', { travels: false }],
    ['OTROS\nDisponible para trabajar en turno partido y festivos', { shifts: ['PARTIDO', 'FESTIVOS'] }],
  ])('%j', (rest, said) => {
    const { document, unplaced_text } = read(rest)
    expect(document.circumstances).toEqual(circumstances.parse(said))
    expect(unplaced_text.join(' ')).not.toMatch(/propi|inmediata|viajar/i)
  })

  it.each([
    'OTROS\nPermiso de residencia y trabajo en regla',
    'OTROS\nPermiso de conducción: No',
    'OTROS\nNo tengo coche propio',
    'OTROS\nCarnet de manipulador de alimentos',
    'OTROS\nCarnet a nombre de la empresa',
  ])('takes nothing from %j, nor from what a job was', (rest) => {
    expect(read(rest).document.circumstances).toEqual(circumstances.parse({}))
  })

  it('says a class only perhaps where none is written, and none outside Europe', () => {
    expect(read('OTROS\nCarnet de conducir').confidence['circumstances.licences.0']).toBe('BAJA')
    const abroad = readPastedText('Itzel Ñuu Savi\nPuebla, México\n\nOTROS\nLicencia de manejar vigente\n').proposal
    expect(abroad.document.circumstances.licences).toEqual([])
    expect([...abroad.unplaced_text, ...abroad.document.certifications.map(({ name }) => name)].join()).toMatch(
      /Licencia de manejar/,
    )
  })

  it('prints a licence once, though its own words are kept', () => {
    const { document } = read('CERTIFICADOS\nCarnet B\nManipulación de alimentos (2021)')
    expect(document.certifications.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Carnet B', true],
      ['Manipulación de alimentos', false],
    ])
  })
})

describe('registrations', () => {
  it.each([
    ['OTROS\nColegiada nº 12345 en el COIB', 'COIB', '12345', null],
    ['OTROS\nN.º de colegiado: 28/4471, Colegio de Médicos de Madrid', 'Colegio de Médicos de Madrid', '28/4471', null],
    ['COLEGIACIÓN\nColegio de Enfermería de Sevilla, n.º 9912', 'Colegio de Enfermería de Sevilla', '9912', null],
    ['OTROS\nCédula profesional 11223344', 'Cédula profesional', '11223344', null],
    ['OTROS\nMatrícula provincial ENF 00872', 'Matrícula provincial', 'ENF 00872', null],
    ['OTROS\nColegiada en Palencia desde 2009', 'Colegiada en Palencia', '', '2009'],
    ['OTROS\nTarjeta profesional 204455-T', 'Tarjeta profesional', '204455-T', null],
  ])('%j', (rest, body, number, since) => {
    const { document, unplaced_text } = read(rest)
    expect(document.registrations).toMatchObject([{ body, number, since }])
    expect(document.certifications).toEqual([])
    expect(unplaced_text.join(' ')).not.toContain(number || 'Palencia')
  })

  it.each(['OTROS\nNo colegiada', 'OTROS\nMatrícula de honor en tres asignaturas', 'OTROS\nDigitador de matrículas'])(
    'are none in %j',
    (rest) => expect(read(rest).document.registrations).toEqual([]),
  )
})

describe('languages', () => {
  it.each([
    ['Valenciano: nativo', 'ca-valencia', null],
    ['Asturiano B1', 'ast', null],
    ['Aragonés: básico', 'an', null],
    ['Náhuatl: hablante', 'nah', null],
    ['Mapudungun básico', 'arn', 'Mapudungun'],
    ['Guaraní: nativo', 'gn', null],
    ['Lengua de signos española (LSE), intermedio', 'ssp', null],
    ['Lengua de señas mexicana: básico', 'sgn', null],
    ['Árabe dariya', 'ar', null],
    ['Kichwa: lengua materna', 'qu', 'Kichwa'],
    ['castellano nativo', 'es', 'Castellano'],
  ])('%j', (line, code, name) => {
    expect(read(`IDIOMAS\n${line}`).document.languages).toMatchObject([{ language: code, name }])
  })
})

describe('membership of a professional body', () => {
  it.each([
    ['ICAV col. 12345', { body: 'ICAV', number: '12345' }],
    ['ICAM', { body: 'ICAM', number: '' }],
    ['Colegio de Abogados de Rosario', { body: 'Colegio de Abogados de Rosario', number: '' }],
    ['Mat. 45678', { body: 'Mat', number: '45678' }],
    ['CMP: 045678', { body: 'CMP', number: '045678' }],
    ['Céd. Prof. 1234567', { body: 'Céd. Prof', number: '1234567' }],
    ['Colegiada nº 1234 del COIB', { body: 'COIB', number: '1234' }],
  ])('%s', (line, held) => {
    expect(read(`OTROS DATOS\n${line}`).document.registrations).toMatchObject([held])
  })

  it('is not taken from who gave a course', () => {
    const { document } = read('CURSOS\nCurso de mediación, Colegio de Abogados de Lugo, 2019')
    expect(document.registrations).toEqual([])
  })
})
