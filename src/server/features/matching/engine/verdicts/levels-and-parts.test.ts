import { describe, expect, it } from 'vitest'
import { type Requirement, requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, course, did, ID, paper, skill, speaks, tongue, verdictOf, words } from './verdicts.fixture.ts'

const otherwise = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }],
})
const askedFor = ([type, value]: Asked): Requirement =>
  requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
const sentenceOf = (asked: Asked, cv: Partial<CvSections>): string =>
  explainMatch(vacancyOf([askedFor(asked)]), candidateOf(cv)).items[0]?.sentence ?? ''

/** What is there in part, or was only seen, or is denied of one thing and not of another. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // The first words of a language.
  [speaks('it'), tongue('it', 'A1'), 'PARCIAL'],
  [speaks('it'), tongue('it', 'A2'), 'CUMPLE'],
  [speaks('it', 'A1'), tongue('it', 'A1'), 'CUMPLE'],
  // Seen, and not done.
  [
    words('Experiencia en soldadura aluminotérmica'),
    otherwise('Soldadura aluminotérmica: solo lo visto en el curso'),
    'PARCIAL',
  ],
  [words('Experiencia en soldadura aluminotérmica'), otherwise('Soldadura aluminotérmica en rieles'), 'CUMPLE'],
  // One of several wishes is denied.
  [words('Experiencia con licitaciones y comercio exterior'), otherwise('Comercio exterior no he manejado'), 'PARCIAL'],
  [words('Experiencia con licitaciones'), otherwise('Licitaciones no he manejado'), 'NO_CUMPLE'],
  // Denied together, where one of them is asked for.
  [words('Corte de vidrio'), otherwise('Corte de vidrio y biselado de espejos, eso no'), 'NO_CUMPLE'],
  // One name of a kind is held, and the other is not.
  [
    skill('6G'),
    { ...otherwise('6G: no tengo'), certifications: [{ name: 'Homologación 4G', expires: null }] },
    'NO_CUMPLE',
  ],
  [
    skill('4G'),
    { ...otherwise('6G: no tengo'), certifications: [{ name: 'Homologación 4G', expires: null }] },
    'CUMPLE',
  ],
  // Another thing of the same house.
  [skill('Auditoría nocturna'), did('Recepcionista de hotel', 'Registro de huéspedes'), 'SIN_DATOS'],
  [skill('Auditoría nocturna'), did('Recepcionista de hotel', 'Hacía el night audit'), 'CUMPLE'],
  [skill('Picking por voz'), did('Moza', 'Preparación de pedidos'), 'SIN_DATOS'],
  [skill('OTAs'), did('Anfitriona', 'Reservaciones del comedor'), 'SIN_DATOS'],
  [skill('Suspensión neumática'), did('Mecánico', 'Cambio de válvulas niveladoras'), 'CUMPLE'],
  // Papers by the short form that people write.
  [skill('Licencia de moto'), course('Moto lineal BIIB, vigente'), 'CUMPLE'],
  [skill('Licencia de conducir clase B'), course('Conducir clase B'), 'CUMPLE'],
]

describe('what is there in part', () => {
  it.each(PAIRS)('judges %j by %j as %s', (asked, cv, verdict) => {
    expect(verdictOf(asked, cv)).toBe(verdict)
  })

  it('names the wish that is denied', () => {
    const text = 'Experiencia con licitaciones y comercio exterior'
    expect(sentenceOf(words(text), otherwise('Comercio exterior no he manejado'))).toBe(
      `Piden «${text}», y el CV dice que no de una parte: «comercio exterior»; por eso cuenta en parte.`,
    )
  })

  it('says when a degree is to come', () => {
    const study = { degree: 'Grado en Logopedia', field: '', level: 'GRADO' as const, in_progress: false }
    const cv = { education: [{ ...study, notes: 'Título previsto para febrero' }] }
    expect(sentenceOf(['EDUCATION', { min_level: 'GRADO', field: 'Logopedia' }], cv)).toContain(
      '«Grado en Logopedia, previsto para febrero», sin terminar',
    )
  })

  it('shows the paper itself before a remark that names what it is of', () => {
    const mentions = [
      { cv_path: 'custom.0.items.0.text', text: 'Llevo años con la carretilla elevadora', is_paper: false },
      { cv_path: 'courses.0.name', text: 'Operadora de carretillas elevadoras, 20 horas', is_paper: true },
    ]
    const item = explainMatch(vacancyOf([askedFor(paper('Carnet de carretillero'))]), candidateOf({ mentions }))
      .items[0]
    expect(item?.seen[0]).toContain('Operadora de carretillas')
  })

  it('quotes what the CV says of the very thing, also where others do it', () => {
    const told = did(
      'Técnica de sistemas',
      'Los usuarios de Office 365 los gestiona mi coordinadora, yo pido las altas.',
    )
    expect(sentenceOf(skill('Microsoft Office'), told)).toContain('Los usuarios de Office 365 los gestiona')
    expect(sentenceOf(words('M365 a nivel administrador'), told)).toContain('Los usuarios de Office 365 los gestiona')
  })
})
