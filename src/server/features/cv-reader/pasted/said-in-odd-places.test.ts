import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal

describe('how to reach somebody', () => {
  it.each([
    [['CONTACTO', '+34 622 110 098 (Mobile)', 'noa@correo.es', '', 'Noa Vilar-Freire'], '+34 622 110 098'],
    [['Noa Vilar-Freire', 'Soldadora', 'Cel: 299 - 4112233'], '299 - 4112233'],
    [
      [
        'Noa Vilar-Freire',
        'Soldadora',
        '',
        'Licencias: Clase B',
        'Fono: +56 9 7000 1122',
        '',
        'Taller Sur: soldadora, 2016-2018',
      ],
      '+56 9 7000 1122',
    ],
  ])('%j', (lines, phone) => {
    expect(read(...lines).document.basics.phone).toBe(phone)
  })

  it('stands with the name below a profile', () => {
    const { basics } = read(
      'PERFIL',
      'Herrero, 12 años.',
      '',
      'EUSEBIO D. QUIROGA',
      'Godoy Cruz, Mendoza',
      '261 400 1122',
      '',
      'EXPERIENCIA',
      'Herrería Sol — Herrero',
      '2014 - 2023',
    ).document
    expect(basics).toMatchObject({ full_name: 'Eusebio D. Quiroga', city: 'Godoy Cruz', phone: '261 400 1122' })
  })

  it('has what somebody is beside their register', () => {
    const { basics, registrations } = read(
      'Noa Vilar-Freire',
      'Obstétrica Universitaria, Mat. Prov. 7781',
      'Neuquén',
    ).document
    expect(basics.headline).toBe('Obstétrica Universitaria')
    expect(registrations).toMatchObject([{ number: '7781' }])
  })
})

describe('languages', () => {
  it.each([
    ['Habla aimara y castellano.', ['ay', 'es']],
    ['Idiomas wolof, francés, español', ['wo', 'fr', 'es']],
    ['Hablo zapoteco y español', ['zap', 'es']],
  ])('%s', (line, languages) => {
    const { document } = read('Fatou N. Sarr', 'Limpiadora', '', 'OTROS', line)
    expect(document.languages.map(({ language }) => language)).toEqual(languages)
  })

  it('of which two are said to be native', () => {
    const { languages } = read('Ona Puig i Mas', '', 'IDIOMES', 'Català i castellà natius. Anglès B1.').document
    expect(languages.map(({ overall }) => overall)).toEqual(['NATIVO', 'NATIVO', 'B1'])
  })
})

describe('what is told of a job', () => {
  const jobsOf = (...lines: string[]) => read('Ona Puig i Mas', '', 'EXPERIENCIA', ...lines).document.experience

  it('is not where and how it was', () => {
    expect(
      jobsOf(
        'Product Designer',
        'Pagos Sur',
        'mar. 2022 - actualidad · 3 años',
        'Lima, Perú · Híbrido',
        'Diseño del flujo de pagos.',
      )[0],
    ).toMatchObject({ city: 'Lima', modality: 'HIBRIDO', summary: 'Diseño del flujo de pagos.' })
  })

  it('is neither the label of its time nor the dots between its names', () => {
    expect(jobsOf('COOPERATIVA SOL', 'Cajera', 'Tiempo: enero 2018 – diciembre 2020')[0]).toMatchObject({
      city: '',
      company: 'COOPERATIVA SOL',
    })
    expect(
      jobsOf(
        'Montajes Ría SL ....... Oficial 2ª ......... 2009 - 2015',
        'Autónoma ........ Instaladora ....... 2004 - 2009',
      ),
    ).toMatchObject([
      { position: 'Oficial 2ª', company: 'Montajes Ría SL' },
      { position: 'Instaladora', company: 'Autónoma' },
    ])
  })

  it('is not that it is the present one', () => {
    expect(jobsOf('PUESTO ACTUAL: Capitana de meseros, Hotel Palma (2019 a la fecha)')[0]?.position).toBe(
      'Capitana de meseros',
    )
  })
})

describe('papers and studies', () => {
  it('stand behind «Documentos:» after those that everybody has', () => {
    const { certifications } = read(
      'Ona Puig i Mas',
      '',
      'Documentos: DNI vigente, carné SUCAMEC vigente hasta 08/2027, certificado de antecedentes policiales',
    ).document
    expect(certifications).toMatchObject([
      { name: 'carné SUCAMEC', expires: '2027-08' },
      { name: 'certificado de antecedentes policiales' },
    ])
  })

  it('keep when they were renewed', () => {
    const { courses } = read(
      'Ona Puig i Mas',
      '',
      'CURSOS',
      'Soporte vital, Cruz Roja, 2020 (renovación 2023)',
    ).document
    expect(courses).toMatchObject([{ date: '2020', notes: 'renovación 2023' }])
  })

  it('are told with stops in place of commas', () => {
    const { education } = read(
      'Ona Puig i Mas',
      '',
      'EDUCACIÓN',
      'Universidad de Piura. Economía. Egresada 2021 (tercio superior). Bachiller en trámite.',
      'Colegio Sol. Secundaria, 2015.',
    ).document
    expect(education[0]).toMatchObject({ degree: 'Economía', institution: 'Universidad de Piura', end: '2021' })
  })
})
