import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Requirement } from '#shared/matching/matching.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { charactersRead } from '#tests/support/text/counted-expressions.ts'
import { pastedAds } from './propose-requirements.fixture.ts'
import { proposeRequirements } from './propose-requirements.ts'

function what(requirement: Requirement): (string | number | null)[] {
  switch (requirement.type) {
    case 'SKILL':
      return [requirement.value.skill_id, requirement.value.min_years, requirement.value.min_level]
    case 'ROLE_EXPERIENCE':
      return [requirement.value.role_id, requirement.value.min_years]
    case 'TOTAL_EXPERIENCE':
      return ['', requirement.value.min_years]
    case 'LANGUAGE':
      return [`${requirement.value.language}:${requirement.value.min_level}`]
    case 'EDUCATION':
      return [[requirement.value.min_level, requirement.value.field].filter(Boolean).join(':')]
    case 'CERTIFICATION':
      return [requirement.value.name]
    case 'ANY_OF':
      return [requirement.value.options.map((one) => (one.type === 'EDUCATION' ? one.field : one.type)).join('|')]
    default:
      return []
  }
}

function shown(requirement: Requirement): string {
  const [name, ...details] = what(requirement)
  return [requirement.type, name, requirement.importance, ...details]
    .filter((part) => part !== null && part !== '')
    .join(' ')
}

const WORDS = ['title', 'role_id', 'role_family', 'description', 'responsibilities', 'benefits', 'language']

function conditions({ document, doubts }: ReturnType<typeof proposeRequirements>): string[] {
  const { salary, locations = [], ...simple } = document
  const { min, max, currency, period, payments_per_year } = salary ?? {}
  const said = Object.entries(simple).filter(
    ([field]) => !WORDS.includes(field) && !(field === 'modality' && doubts?.[field]),
  )
  return [
    ...said.map(([field, value]) => `${field}=${value}`),
    ...locations.map(({ city, country }) => `place=${city} ${country}`),
    ...(salary ? [`salary=${min}-${max} ${currency} ${period} ${payments_per_year}`] : []),
  ]
}

describe('pasted ads', () => {
  test.each(pastedAds)('$name', ({ text, requirements, document }) => {
    const read = proposeRequirements(text)
    expect(read.requirements.map(({ requirement }) => shown(requirement))).toEqual(requirements)
    expect(conditions(read)).toEqual(document)
    for (const { quote } of read.requirements) expect(text).toContain(quote)
  })
})

describe('proposals', () => {
  it('are one for each thing, as strong as its strongest mention', () => {
    const read = proposeRequirements(
      'Valorable Docker.\nImprescindible Docker y 2 años de experiencia en Python.\nPython avanzado.',
    )
    expect(read.requirements.map(({ requirement, quote }) => `${shown(requirement)} «${quote}»`)).toEqual([
      'SKILL docker EXCLUYENTE «Docker»',
      'SKILL python EXCLUYENTE 2 AVANZADO «Python»',
    ])
  })

  it('are at most 20, the weakest left out', () => {
    const many = [
      'Java',
      'Python',
      'PHP',
      'SQL',
      'Docker',
      'Kubernetes',
      'Terraform',
      'Ansible',
      'Git',
      'Jira',
      'Figma',
      'Laravel',
      'Django',
      'MySQL',
      'PostgreSQL',
      'MongoDB',
      'Redis',
      'Kafka',
      'TypeScript',
      'JavaScript',
      'Scala',
      'Kotlin',
    ]
    const { requirements } = proposeRequirements(
      `Valorable:\n${many.map((name) => `- ${name}`).join('\n')}\n\nRequisitos:\n- Salesforce\n- Inglés C1`,
    )
    expect(requirements).toHaveLength(20)
    expect(requirements.slice(-2).map(({ requirement }) => shown(requirement))).toEqual([
      'SKILL salesforce EXCLUYENTE',
      'LANGUAGE en:C1 EXCLUYENTE',
    ])
  })

  it('are none where nothing is asked for', () => {
    const { requirements } = proposeRequirements('Somos una empresa de logística con 20 años de experiencia en Java.')
    expect(requirements).toEqual([])
  })

  it('take the title given with the text as the job that experience is asked in', () => {
    const text = 'Restaurante nuevo.\nRequisitos:\n- 2 años de experiencia en cocina de línea fría'
    const { requirements } = proposeRequirements(
      'Requisitos:\n- 2 años de experiencia en salas de cien cubiertos',
      'Camarero',
    )
    expect(requirements.map(({ requirement }) => shown(requirement))).toEqual(['ROLE_EXPERIENCE waiter EXCLUYENTE 2'])
    expect(proposeRequirements(text, 'Cocinera').requirements).toHaveLength(1)
  })

  it('ask for one of several as one requirement that any of them meets', () => {
    const [read] = proposeRequirements('Requisitos:\n- Dominio de React, Vue o Angular').requirements
    expect(read && requirementWords(read.requirement)).toBe('React, Vue.js o Angular, nivel avanzado o más')
    expect(read?.quote).toBe('React, Vue o Angular')
  })

  it('leave personal qualities and what is only named unchosen, with the reason', () => {
    const { requirements } = proposeRequirements(
      'Requisitos imprescindibles:\n- Paciencia\n- Excel\n\nFunciones:\n- Reportar en Power BI',
      'Administrativa',
    )
    expect(requirements.map(({ quote, selected, reason }) => [quote, selected, reason === undefined])).toEqual([
      ['Excel', true, true],
      ['Paciencia', false, false],
      ['Power BI', false, false],
    ])
    expect(requirements.map(({ requirement }) => requirement.importance)).not.toContain('DESEABLE')
    expect(requirements[1]?.requirement.importance).toBe('IMPORTANTE')
  })

  it('say what a short description misses instead of repeating the requirements in it', () => {
    const { document, doubts } = proposeRequirements(
      'Cocinera\nSomos una tasca de barrio.\n\nRequisitos:\n- 2 años de experiencia como cocinera\n- Carnet de manipulador de alimentos\n',
    )
    expect(document.description).toBe('<p>Somos una tasca de barrio.</p>')
    expect(doubts?.description).toContain('Para publicar faltan 374 caracteres. Cuenta qué hará cada día')
  })

  it('take experience in the job in the place of studies, counted where the ad counts it', () => {
    const values = (text: string) =>
      proposeRequirements(text, 'Contable').requirements.map(({ requirement }) => requirement.value)
    expect(values('Requisitos:\n- Grado en ADE o experiencia equivalente')).toMatchObject([
      { options: [{ field: 'Administración y dirección de empresas' }, { type: 'ROLE_EXPERIENCE', min_years: 0 }] },
    ])
    expect(values('Requisitos:\n- Grado en ADE o 5 años de experiencia')).toMatchObject([{ equivalent_years: 5 }])
  })

  it('doubt a net salary and leave out a currency that nobody can know', () => {
    const net = proposeRequirements('Buscamos ayudante. Salario de 1.500 euros netos al mes.')
    expect(conditions(net)).toEqual(['salary=150000-150000 EUR MES 12'])
    expect(Object.keys(net.doubts ?? {})).toContain('salary')
    expect(conditions(proposeRequirements('Sueldo de $20,000 a $25,000 mensuales brutos.'))).toEqual([])
  })

  it('fit the contract and quote the text, whatever it says', () => {
    const pieces = [
      ...pastedAds.flatMap(({ text }) => text.split(/(?<=[\n.:])/)),
      '😀',
      '\n',
      ':',
      '(',
      '€',
      '10 años ',
      '- ',
    ]
    const anyText = fc.oneof(
      fc.string({ maxLength: 400, unit: 'binary' }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const read = proposeRequirements(text)
        expect(contract.proposeRequirements.answer.safeParse(read).success).toBe(true)
        expect(read.requirements.length).toBeLessThanOrEqual(20)
        for (const { quote } of read.requirements) expect(text.includes(quote) && quote !== '').toBe(true)
      }),
      { numRuns: soak(60, 200) },
    )
  })

  it('end on long texts of every kind', () => {
    for (const kind of [
      'a',
      ' ',
      '\n',
      '1 ',
      '. ',
      'java ',
      'java, ',
      'inglés ',
      'requisitos:\n',
      'certificación ',
      '3 años de experiencia en ',
      'deseable ',
      'manejo de cosas, ',
      '(a) ',
      'a: ',
      'licencia B o ',
      'grado en Derecho y ',
      'experiencia como camarero ',
    ]) {
      expect(
        proposeRequirements(kind.repeat(Math.floor(soak(4_000, 16_000) / kind.length))).requirements.length,
      ).toBeLessThanOrEqual(20)
    }
  })
})

describe('long texts', { timeout: 60_000 }, () => {
  const hostile = [
    'java ',
    'excluyente java ',
    'comercial, ',
    'inglés alto ',
    'grado en derecho ',
    'certificación pmp ',
    'java: 3 años de experiencia ',
    '3 años de experiencia java , , , , , , , , , , , , , , ',
    'no es excluyente. ',
    'turno de noche y fines de semana ',
    'Funciones:\n- Atender mesas, cobrar y recoger\n',
    'Ofrecemos seguro médico, comida y formación. ',
    'Escribe a rrhh@horno-miga.example o llama al 600 123 123. ',
    'ATENCIÓN AL PÚBLICO EN SAP\n',
    'inglés o francés o ',
  ]

  it.each(hostile)('cost as much as they are long: «%s»', (piece) => {
    const work = (times: number) => charactersRead(() => proposeRequirements(piece.repeat(times)))
    // The first reading also builds what all readings share.
    work(1)
    expect(work(800) / work(100)).toBeLessThan(9)
  })

  const without_end = [
    '\n',
    '*a* ',
    '()',
    'Grado en Derecho, ',
    'licenciatura en a o ',
    'o experiencia equivalente ',
    'vehiculo propio o vivir en ',
    'exp. min. ',
    'Buscamos camarera\n➡️ exp 1 año\n',
  ]

  /** What grows with the square of the length shows at a tenth of it too. */
  const LONGEST = soak(20_000, 200_000)

  it.each(without_end)(`cost as much as they are long at ${LONGEST} letters: %j`, (piece) => {
    const work = (letters: number) =>
      charactersRead(() => proposeRequirements(piece.repeat(Math.floor(letters / piece.length))))
    work(100)
    expect(work(LONGEST) / work(LONGEST / 4)).toBeLessThan(4.6)
  })
})

it('a number of places asks for nothing, and is how many are looked for', () => {
  const ad = 'Requisitos imprescindibles:\n- Inglés B1\n- 2 plazas.\nOfrecemos contrato indefinido. 2 plazas.'
  const { requirements, document } = proposeRequirements(ad)
  expect(requirements.map(({ requirement }) => requirement.type)).toEqual(['LANGUAGE'])
  expect(document.openings).toBe(2)
})

it.each([
  ['Respondemos en 7 días a todas las personas.', 7],
  ['Te damos respuesta en un plazo máximo de dos semanas.', 14],
  ['Tiempo de respuesta: 5 días', 5],
  ['Funciones: responder a clientes en 2 días.', undefined],
  ['Respondemos siempre. Tendrás 23 días de vacaciones.', undefined],
])('«%s» promises an answer in %s days', (said, days) => {
  expect(proposeRequirements(`Buscamos contable para nuestra oficina.\n\n${said}`).document.reply_days).toBe(days)
})

it('a line that only says the level is the level, and no part of the description', () => {
  const ad = 'Buscamos contable para nuestra oficina.\n\nNivel: semi senior\n\nRequisitos:\n- Excel'
  const { document } = proposeRequirements(ad, 'Contable')
  expect(document.seniority).toBe('SEMI_SENIOR')
  expect(document.description).not.toContain('Nivel')
})

it.each([',', '(', '–'])('is not held up by sixty «%s» between a trade and its years', (sign) => {
  const ad = `Requisitos: camarero${` ${sign}`.repeat(60)} x experiencia de 2 años`
  expect(proposeRequirements(ad, 'Encargado de sala').requirements.length).toBeGreaterThan(0)
})
