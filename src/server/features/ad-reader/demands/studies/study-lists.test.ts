import { expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

/** Each requirement as «importance: what is asked». */
function asked(text: string): string[] {
  return proposeRequirements(text, 'Puesto').requirements.map(({ requirement: { importance, type, value } }) => {
    const ways = type === 'ANY_OF' ? value.options : [value]
    const names = ways.map((way) => {
      const level = 'min_level' in way && way.min_level !== null ? `${way.min_level} ` : ''
      const name = 'name' in way ? way.name : 'field' in way ? way.field : 'text' in way ? way.text : type
      return `${level}${name ?? ''}`.trim()
    })
    return `${importance}: ${names.join(' | ')}`
  })
}

const listed = (...items: string[]) => `Requisitos excluyentes:\n${items.map((item) => `- ${item}`).join('\n')}`

// One requirement that any of the careers meets, however the country writes it.
it.each([
  ['Titulado en Agronomía, Ing. Forestal o afines.', 'GRADO Agronomía | GRADO Ingeniería Forestal'],
  ['Lic. o Ing. en Alimentos, Nutrición o afín (titulado o pasante).', 'GRADO Alimentos | GRADO Nutrición'],
  [
    'Ing. Química, Ambiental, Metalúrgica o carrera similar',
    'GRADO Ingeniería Química | GRADO Ambiental | GRADO Metalúrgica',
  ],
  ['Ingeniero(a) Civil titulado(a)', 'GRADO Ingeniería Civil'],
  ['Ingeniero(a) o tecnólogo(a) en minas o geología', 'FP_SUPERIOR Minas | FP_SUPERIOR Geología'],
  ['Graduada de Licenciada en Turismo, Hotelería o afines', 'GRADO Turismo | GRADO Hotelería'],
  ['Carrera en Bibliotecología, Archivística o afín', 'GRADO Bibliotecología | GRADO Archivística'],
  ['Egresado técnico o universitario de Gastronomía o afines', 'FP_SUPERIOR Gastronomía'],
  ['Lic. en Fonoaudiología y Audiología', 'GRADO Fonoaudiología y Audiología'],
  [
    'FP Grado Superior en Mecatrónica/Robótica o Ingeniería',
    'FP_SUPERIOR Mecatrónica | FP_SUPERIOR Robótica | FP_SUPERIOR Ingeniería',
  ],
])('«%s» is one demand with its alternatives', (item, wanted) => {
  expect(asked(listed(item))).toEqual([`EXCLUYENTE: ${wanted}`])
})

it('takes a certificate that would do as well for another way to meet a demand for studies', () => {
  expect(asked(listed('Título de Magisterio o certificado CELTA'))).toEqual([
    'EXCLUYENTE: Título de Magisterio | certificado CELTA',
  ])
  expect(asked(listed('Técnico en Jardinería, Técnico en Producción agroecológica o certificado de riego'))).toEqual([
    'EXCLUYENTE: FP_MEDIO Jardinería | FP_MEDIO Producción agroecológica | certificado de riego',
  ])
  expect(asked(listed('Bachillerato completo', 'Certificado de soldadura 6G'))).toHaveLength(2)
  expect(asked(listed('Instalador eléctrico autorizado SEC, clase D o superior'))).toEqual([
    'EXCLUYENTE: Instalador eléctrico autorizado SEC, clase D o superior',
  ])
})

it('asks for no skill where a bracket names the careers', () => {
  const [study, ...rest] = asked(
    listed('FP Grado Superior en Automatización o Ingeniería (Industrial, Electrónica)', 'Excel'),
  )
  expect([study, rest]).toEqual([expect.stringContaining('FP_SUPERIOR Automatización'), ['EXCLUYENTE: Excel']])
})

it('reads a list that is set off by arrows or angle brackets', () => {
  const text =
    'Requisitos excluyentes:\n> Técnico en refrigeración\n> 3 años en cámaras de frío\n> Licencia de conducir clase B'
  const [study, ...rest] = asked(text)
  expect(study).toBe('EXCLUYENTE: FP_MEDIO Refrigeración')
  expect(rest).toContain('EXCLUYENTE: Licencia de conducir clase B')
  expect(asked('Lo que pedimos\n→ Excel avanzado\n→ Photoshop')).toEqual([
    'IMPORTANTE: AVANZADO Excel',
    'IMPORTANTE: Adobe Photoshop',
  ])
})

it('takes «o similares» and an unknown last name for alternatives, and what follows them for a demand of its own', () => {
  expect(asked(listed('Asana, Trello o similares'))).toEqual(['EXCLUYENTE: Asana | Trello'])
  expect(asked(listed('Minitab, AutoCAD o SolidWorks, SAP'))).toEqual([
    'EXCLUYENTE: Minitab',
    'EXCLUYENTE: AutoCAD | SolidWorks',
    'EXCLUYENTE: SAP',
  ])
})

it('asks for the tool that is named, not for «sistema similar» beside it', () => {
  expect(asked(listed('Manejo de Kumbrex o sistema similar'))).toEqual(['EXCLUYENTE: Kumbrex'])
})

it('asks for nothing that the company tells of itself', () => {
  const story =
    'Con más de cuatro décadas de oficio, 12 talleres y 900 profesionales en Galicia y Asturias, acompañamos a familias y comercios en cada etapa.'
  expect(asked(`${story}\n\nRequisitos:\n- Excel`)).toEqual(['EXCLUYENTE: Excel'])
})

it('reads what would be liked as a wish, and a school year as no course', () => {
  const text = 'Sí o sí: permiso C+E y tarjeta de tacógrafo. Nos gustaría: ADR.'
  expect(asked(text).at(-1)).toMatch(/^DESEABLE: /)
  expect(asked('Buscamos tutora para el aula de 2 años, curso completo.')).toEqual([])
})

it.each([
  ['Carrera en Turismo o afín (trunca también la consideramos)', true],
  ['Licenciatura en Biología, aunque sea trunca', true],
  ['Grado en Física, no hace falta que esté terminado', true],
  ['Licenciatura en Biología concluida', undefined],
])('«%s» says whether begun studies are enough', (item, unfinished) => {
  const [study] = proposeRequirements(listed(item), 'Puesto').requirements
  const value = study?.requirement.type === 'EDUCATION' ? study.requirement.value : undefined
  expect(value?.unfinished).toBe(unfinished)
})

it.each([
  ['Estudios de Química o afines, en curso o finalizados', 'Estudios en Química, o afín, también sin terminar'],
  ['Estudios en Biología, Agronomía o carreras afines', 'Estudios en Biología o Agronomía, o afín'],
  ['Ciclo formativo de grado medio en Jardinería', 'Técnico de grado medio en Jardinería'],
])('«%s» names no level that it does not ask for', (item, words) => {
  const [study] = proposeRequirements(listed(item), 'Puesto').requirements
  expect(study && requirementWords(study.requirement)).toBe(words)
})
