import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const studiesOf = (...lines: string[]) =>
  readPastedText(['Casilda Etxaniz Rueda', '', 'ESTUDIOS', ...lines].join('\n')).proposal.document.education.map(
    ({ degree, institution, end, notes }) => [degree, institution, end, notes],
  )

describe('studies told by commas', () => {
  it('reads a school that stands first, whatever letters it is called by, and each line as its own', () => {
    expect(
      studiesOf(
        'CETPRO, Carpintería en aluminio, dos años, con diploma',
        'I.S.T. Público de Lurín, Agroindustria, titulado en 2011',
        'E.T. N.° 14 de Quilmes, Técnico en Electrónica, 2006',
        'SENA: Tecnología en Gestión Logística, 2016',
      ),
    ).toEqual([
      ['Carpintería en aluminio', 'CETPRO', null, 'dos años\ncon diploma'],
      ['Agroindustria', 'I.S.T. Público de Lurín', '2011', 'titulado en 2011'],
      ['Técnico en Electrónica', 'E.T. N.° 14 de Quilmes', '2006', ''],
      ['Tecnología en Gestión Logística', 'SENA', '2016', ''],
    ])
  })
  it('reads a school by its letters and its name behind what was learnt, and keeps the study above apart', () => {
    expect(
      studiesOf(
        'Enfermería, Instituto Superior Los Cedros, IV ciclo (en curso)',
        'Cosmetología, CETPRO Santa Rosa, 2018',
      ),
    ).toEqual([
      ['Enfermería', 'Instituto Superior Los Cedros', null, 'IV ciclo (en curso)'],
      ['Cosmetología', 'CETPRO Santa Rosa', '2018', ''],
    ])
  })
  it('knows that an institute in Peru comes after school, however it is written', () => {
    const { education } = readPastedText(
      'Ana Rey\nLima, Perú\n\nESTUDIOS\nI.S.T. Público de Lurín, Agroindustria, titulada en 2011',
    ).proposal.document
    expect(education).toMatchObject([{ level: 'FP_SUPERIOR' }])
  })
  it('keeps how far somebody came beside the names', () => {
    expect(
      studiesOf(
        'Licenciatura en Nutrición, Universidad del Golfo, cursé 4 semestres, la dejé por salud',
        'Tecnicatura en Diseño, UNRaf, 7 materias aprobadas de 20',
        'Secundaria nocturna, terminada en 2009',
      ),
    ).toEqual([
      ['Licenciatura en Nutrición', 'Universidad del Golfo', null, 'cursé 4 semestres\nla dejé por salud'],
      ['Tecnicatura en Diseño', 'UNRaf', null, '7 materias aprobadas de 20'],
      ['Secundaria nocturna', '', '2009', ''],
    ])
  })
  it('reads what is said below a study with it', () => {
    const [study, ...others] = studiesOf(
      'Universidad de Los Lagos, pedagogía en educación básica, cursando último año',
      'Título previsto en marzo próximo.',
    )
    expect(study?.slice(0, 2)).toEqual(['pedagogía en educación básica', 'Universidad de Los Lagos'])
    expect(others).toEqual([])
  })
  it('takes the study of a teacher for one of a university', () => {
    const { education } = readPastedText(
      'Ana Rey\n\nESTUDIOS\nPedagogía en Educación Media en Física, U. Austral, cursando segundo semestre',
    ).proposal.document
    expect(education).toMatchObject([{ level: 'GRADO', institution: 'U. Austral', in_progress: true }])
  })
})
