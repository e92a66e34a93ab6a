import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { requirement } from '../../matching/matching.ts'
import { plainText, type VacancyDocument, vacancyDocument } from '../vacancy-document.ts'
import { lintFinding } from '../vacancy-lint.ts'
import { acceptedPhrases } from './accepted-phrases.fixture.ts'
import { aDocument, INTRODUCTION, lint, rules, SPAIN, shown } from './good-vacancy.fixture.ts'
import { lintVacancy } from './lint.ts'
import { refusedPhrases } from './refused-phrases.fixture.ts'

describe('salary', () => {
  const { salary } = aDocument({})
  const paid = (changes: Partial<VacancyDocument['salary']>) => ({ salary: { ...salary, ...changes } })

  it('must be there and be narrow', () => {
    expect(rules(paid({ min: null, max: null }))).toEqual(['salary_missing'])
    expect(rules(paid({ max: null }))).toEqual(['salary_missing'])
    expect(rules(paid({ min: 20_000_00, max: 30_000_00 }))).toEqual([])
    expect(rules(paid({ min: 20_000_00, max: 30_000_01 }))).toEqual(['salary_range_wide'])
  })

  const month = { period: 'MES', payments_per_year: 12 } as const
  test.each([
    ['ES', paid({ min: 1_221_00, max: 1_300_00, period: 'MES', payments_per_year: 14 }), false],
    ['ES', paid({ min: 1_220_00, max: 1_300_00, period: 'MES', payments_per_year: 14 }), true],
    ['ES', paid({ ...month, min: 1_424_50, max: 1_500_00 }), false],
    ['ES', paid({ ...month, min: 1_400_00, max: 1_500_00 }), true],
    ['ES', paid({ min: 17_094_00, max: 18_000_00 }), false],
    ['ES', paid({ min: 17_000_00, max: 18_000_00 }), true],
    ['ES', paid({ period: 'HORA', min: 9_37, max: 10_00 }), false],
    ['ES', paid({ period: 'HORA', min: 9_00, max: 10_00 }), true],
    ['MX', paid({ ...month, currency: 'MXN', min: 9_600_00, max: 10_000_00 }), false],
    ['MX', paid({ ...month, currency: 'MXN', min: 9_000_00, max: 10_000_00 }), true],
    ['CO', paid({ ...month, currency: 'COP', min: 1_750_905_00, max: 1_900_000_00 }), false],
    ['CO', paid({ ...month, currency: 'COP', min: 1_423_500_00, max: 1_900_000_00 }), true],
    ['CL', paid({ ...month, currency: 'CLP', min: 539_000, max: 600_000 }), false],
    ['CL', paid({ ...month, currency: 'CLP', min: 500_000, max: 600_000 }), true],
    ['AR', paid({ ...month, currency: 'ARS', min: 400_000_00, max: 500_000_00 }), false],
    ['AR', paid({ ...month, currency: 'ARS', min: 350_000_00, max: 500_000_00 }), true],
    ['PE', paid({ ...month, currency: 'PEN', min: 1_130_00, max: 1_300_00 }), false],
    ['PE', paid({ ...month, currency: 'PEN', min: 1_025_00, max: 1_300_00 }), true],
    ['MX', paid({ ...month, min: 100_00, max: 120_00 }), false],
    ['UY', paid({ ...month, min: 100_00, max: 120_00 }), false],
  ] as const)('in %s is at least the legal minimum (%#)', (company_country, changes, below) => {
    expect(rules(changes, { company_country, today: '2026-11-01' })).toEqual(below ? ['salary_below_minimum'] : [])
  })

  it('is told the legal minimum as the band would say it', () => {
    const [low] = lint({ ...paid({ ...month, min: 1_400_00, max: 1_500_00 }) }).filter(
      ({ rule }) => rule === 'salary_below_minimum',
    )
    expect(low?.reason).toContain('1.424,5 € brutos al mes')
    expect(low?.reason).toContain('Real Decreto 126/2026')
  })

  it('is compared by the day and the week too', () => {
    const mexico = { company_country: 'MX', today: '2026-11-01' }
    const by = (period: 'DIA' | 'SEMANA', min: number) =>
      rules(paid({ period, currency: 'MXN', min, max: min + 100, payments_per_year: 12 }), mexico)
    expect(by('DIA', 315_04)).toEqual([])
    expect(by('DIA', 310_00)).toEqual(['salary_below_minimum'])
    expect(by('SEMANA', 2_210_00)).toEqual([])
    expect(by('SEMANA', 2_100_00)).toEqual(['salary_below_minimum'])
  })

  it('is judged for a full day of employment, where the work is done', () => {
    const low = paid({ ...month, min: 900_00, max: 1_000_00 })
    expect(rules({ ...low, working_day: 'PARCIAL' })).toEqual([])
    expect(rules({ ...low, working_day: null })).toEqual([])
    expect(rules({ ...low, contract: 'PRACTICAS' })).toEqual([])
    expect(rules({ ...low, contract: 'FREELANCE' })).toEqual([])
    expect(rules({ ...low, contract: 'TEMPORAL' })).toEqual(['salary_below_minimum'])
    expect(rules({ ...low, locations: [{ country: 'PT', region: null, city: null }] })).toEqual([])
  })

  it('is not left open in the text about the variable part', () => {
    expect(rules(paid({ variable_text: 'Bonus a convenir' }))).toEqual(['salary_vague'])
    expect(rules(paid({ variable_text: 'Hasta un 10 % por objetivos' }))).toEqual([])
  })
})

describe('requirements', () => {
  const asked = (type: string, value: object, importance = 'IMPORTANTE') =>
    requirement.parse({ id: crypto.randomUUID(), type, value, importance })
  const skill = (name: string, min_years: number | null = null, importance = 'IMPORTANTE') =>
    asked('SKILL', { name, min_years }, importance)
  const many = (count: number, importance: string) =>
    Array.from({ length: count }, (_, i) => skill(`Tema ${i}`, null, importance))

  it('are few', () => {
    expect(rules({ requirements: many(8, 'EXCLUYENTE') })).toEqual([])
    expect(rules({ requirements: many(9, 'EXCLUYENTE') })).toEqual(['too_many_musts'])
    expect(rules({ requirements: many(12, 'DESEABLE') })).toEqual([])
    expect(rules({ requirements: many(13, 'DESEABLE') })).toEqual(['too_many_requirements'])
  })

  it('ask for no more years than a technology has', () => {
    expect(rules({ requirements: [skill('Kotlin', 15)] })).toEqual([])
    const [finding] = lint({ requirements: [skill('Kotlin', 16)] })
    expect(finding).toMatchObject({ rule: 'technology_years', path: 'requirements.0.value.min_years' })
    expect(finding?.reason).toBe('Kotlin existe desde 2011: como mucho puede haber 15 años de experiencia.')
    expect(rules({ requirements: [skill('Java', 20), skill('Gestión de equipos React', 40)] })).toEqual([])
    expect(rules({ requirements: [skill('Kotlin', 16)] }, { company_country: 'ES', today: '2030-11-01' })).toEqual([])
  })

  it('fit the level', () => {
    const years = (min_years: number) => [asked('TOTAL_EXPERIENCE', { min_years })]
    expect(rules({ seniority: 'JUNIOR', requirements: years(2) })).toEqual([])
    expect(rules({ seniority: 'JUNIOR', requirements: years(5) })).toEqual(['seniority_years'])
    expect(rules({ seniority: 'SENIOR', requirements: years(5) })).toEqual([])
    expect(rules({ seniority: 'SENIOR', requirements: years(1) })).toEqual(['seniority_years'])
    expect(rules({ seniority: 'SENIOR' })).toEqual([])
    expect(rules({ seniority: 'SIN_EXPERIENCIA', requirements: years(1) })).toEqual(['seniority_years'])
    expect(rules({ seniority: 'JUNIOR', title: 'Analista senior' })).toEqual(['seniority_title'])
    expect(rules({ seniority: 'SEMI_SENIOR', title: 'Analista semi senior' })).toEqual([])
  })

  it('are read like any other text', () => {
    const [finding] = lint({ requirements: [skill('Buena presencia')] })
    expect(finding).toMatchObject({ rule: 'appearance', path: 'requirements.0.value.name', start: 0, end: 15 })
  })
})

describe('findings', () => {
  it('say that a description is short', () => {
    expect(lint({ description: '<p>Poco.</p>' })).toMatchObject([
      { rule: 'description_short', level: 'ADVICE', quote: '' },
    ])
  })

  it('read a link as its words, which is what a save leaves of it', () => {
    const linked = (words: string) =>
      lint({ description: `${INTRODUCTION}<p>Mira <a href="https://a.example">${words}</a> y listo.</p>` })
    expect(shown(linked('esta página'))).toEqual([])
    expect(shown(linked('https://a.example'))).toEqual(['contact_url: https://a.example'])
  })

  it('stand in questions and their options too', () => {
    const asked = { id: crypto.randomUUID(), text: '¿Tienes hijos?', options: ['Sí', 'No, soy mujer soltera'] }
    const { questions } = vacancyDocument.parse({ questions: [asked] })
    expect(lint({ questions }).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'questions.0.text family',
      'questions.0.options.1 sex',
      'questions.0.options.1 family',
    ])
  })

  const askedOnly = (text: string) => {
    const { questions } = vacancyDocument.parse({ questions: [{ id: crypto.randomUUID(), text }] })
    return shown(lint({ questions }))
  }

  it.each([
    ['¿Tienes coche y tienes hijos?', 'family: tienes hijos'],
    ['¿Tienes carnet B e hijos pequeños?', 'family: hijos pequeños'],
    ['¿Tienes moto, casco o pareja?', 'family: pareja'],
    ['¿Puedes viajar? ¿Tienes hijos?', 'family: Tienes hijos'],
    ['¿Vives cerca, tienes hijos o familia que dependa de ti?', 'family: tienes hijos'],
    ['Dinos si tienes hijos y cuántos', 'family: tienes hijos'],
    ['¿Puedes empezar en mayo y piensas tener hijos pronto?', 'family: piensas tener hijos'],
    ['¿Vives en Lugo y estás casada?', 'family: estás casada'],
    ['¿Haces deporte o padeces alguna enfermedad?', 'health: padeces alguna enfermedad'],
    ['¿Tienes permiso de conducir y alguna lesión?', 'health: alguna lesión'],
    ['¿Cuál es tu ciudad y tu nacionalidad?', 'origin: nacionalidad'],
    ['¿Cuál es tu nacionalidad y dónde vives?', 'origin: Cuál es tu nacionalidad'],
    ['¿Cuál es tu nombre, tu edad y tu barrio?', 'age: edad'],
    ['¿Cuáles son tu disponibilidad y estado civil?', 'family: estado civil'],
    ['¿Cuál es tu horario preferido y tu sexo?', 'sex: sexo'],
    ['¿Cuál es tu ciudad y tu número de RUT?', 'identity_document: número de RUT'],
  ])('stop a question that is joined to another one: %s', (text, finding) => {
    expect(askedOnly(text)).toEqual([finding])
  })

  it.each([
    '¿Tienes coche y carnet de conducir?',
    '¿Tienes experiencia con familias e hijos adolescentes?',
    '¿Has trabajado en parejas y tienes paciencia?',
    '¿Cuál es tu ciudad y tu disponibilidad?',
    '¿Cuál es tu experiencia con personas de la tercera edad y con menores?',
    '¿Cuál es tu película y tu género favorito?',
    '¿Tienes formación en salud y en lesiones deportivas?',
    '¿Has dado clase a niños y tienes referencias?',
    '¿Puedes venir los lunes y tienes el título de monitor?',
  ])('let pass: %s', (text) => {
    expect(askedOnly(text)).toEqual([])
  })

  it('come by field and position', () => {
    const found = lint({
      title: 'CAMARERO CON EXPERIENCIA',
      benefits: ['Salario competitivo'],
      description: `${INTRODUCTION}<p>Edad máxima 40 años. Buena presencia. Edad máxima 40 años.</p>`,
      responsibilities: ['Atender mesas', 'Enviar CV con foto'],
    })
    expect(found.map(({ rule, path }) => `${path} ${rule}`)).toEqual([
      'title title_capitals',
      'title title_gender',
      'benefits.0 salary_vague',
      'description age',
      'description appearance',
      'description age',
      'responsibilities.1 photo',
    ])
  })

  const pieces = [
    ...refusedPhrases.map(([phrase]) => phrase),
    ...acceptedPhrases.slice(0, 20),
    '<p>',
    '</p>',
    '<',
    '&amp;',
    '\n',
    '😀',
    'ñ',
    'İ',
    'ǅ',
    ' ',
    '+34',
    '@',
    'www.',
    'a.com',
  ]
  const anyText = fc.oneof(
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
  )

  it('quote the text literally and never twice, whatever it says', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, description) => {
        const document = { ...aDocument({}), title, description, responsibilities: [title] }
        const findings = lintVacancy(document, SPAIN)
        const seen = new Set<string>()
        for (const finding of findings) {
          expect(lintFinding.safeParse(finding).success).toBe(true)
          const { path, start, end, quote, rule } = finding
          const text =
            path === 'title' || path === 'responsibilities.0'
              ? title
              : path === 'description'
                ? plainText(description)
                : ''
          if (quote !== '') expect(text.slice(start, end)).toBe(quote)
          seen.add(`${rule} ${path} ${start} ${end}`)
        }
        expect(seen.size).toBe(findings.length)
      }),
      { numRuns: 300 },
    )
  })

  it('end on long texts of every kind', () => {
    const kinds = [
      'a',
      ' ',
      '\n',
      '0',
      '1 ',
      '+1-',
      '(',
      '<',
      '<a ',
      '&',
      '@',
      'a@',
      '.',
      'a.',
      'www.',
      'a/',
      '-',
      'no ',
      'de ',
      'a a ',
      'años ',
    ]
    const words = [
      'buscamos ',
      'edad ',
      'salario ',
      'cv con ',
      'pago ',
      'envía tu ',
      'sin ',
      '10 años ',
      'imprescindible ',
      'deseable ',
      'señorita. ',
      'mujer ',
      '¿',
      '612 ',
    ]
    for (const kind of [...kinds, ...words]) {
      const long = kind.repeat(Math.floor(16_000 / kind.length))
      const document = { ...aDocument({}), title: long.slice(0, 80), description: long }
      expect(Array.isArray(lintVacancy(document, SPAIN)), kind).toBe(true)
    }
  })
})
