import { describe, expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (line: string, title = 'Encargada de tienda', heading = 'Requisitos') =>
  proposeRequirements(`${heading}\n- ${line}\n- Inglés B2`, title)
    .requirements.filter(({ selected, quote }) => selected && !quote.startsWith('Inglés'))
    .map(({ requirement: { type, value } }) => ({ type, ...value }))

describe('studies in the words of the ad', () => {
  it('takes a postgraduate course for one, and not only a master’s degree', () => {
    expect(asked('Posgrado en enología')).toMatchObject([
      {
        type: 'ANY_OF',
        options: [
          { type: 'EDUCATION', min_level: 'MASTER' },
          { type: 'CERTIFICATION', name: 'Posgrado en Enología' },
        ],
      },
    ])
  })

  it('does not take the name of the job above the demands for studies', () => {
    const text = 'SERVICIOS DEL NORTE CONTRATA\nTÉCNICO EN ELEVADORES – SALTILLO, COAH.\nRequisitos:\n- Carnet B'
    const types = proposeRequirements(text, 'Técnico en elevadores').requirements.map(
      ({ requirement: { type } }) => type,
    )
    expect(types).not.toContain('EDUCATION')
  })

  it('keeps studies in several fields as studies, begun or done', () => {
    const fields = ['Periodismo', 'Letras', 'Comunicación'].map((field) => ({
      type: 'EDUCATION',
      field,
      any_level: true,
      unfinished: true,
    }))
    expect(asked('Estudios en periodismo, letras o comunicación (avanzados o terminados)')).toMatchObject([
      { type: 'ANY_OF', options: fields },
    ])
    expect(asked('Estudios de mercado o de precios')).not.toMatchObject([{ type: 'ANY_OF' }])
  })

  it('keeps both names of a profession, whatever the gender', () => {
    expect(asked('Título de Educador(a) Social o Pedagogo Terapeuta')).toMatchObject([
      { type: 'ANY_OF', options: [{ name: 'Título de Educador(a) Social' }, { name: 'Título de Pedagogo Terapeuta' }] },
    ])
  })
})

describe('papers in the words of the ad', () => {
  it.each([
    ['Licencia de conducir A-IIIA o superior', 'Licencia de conducir A-IIIA o superior'],
    [
      'Certificado de montador emitido por Norcert, Inacap o similar',
      'Certificado de montador emitido por Norcert, Inacap o similar',
    ],
    ['Certificación PRINCE2 o equivalente', 'PRINCE2 o equivalente'],
  ])('keeps the other ones that will do: %s', (line, name) => {
    expect(asked(line)).toEqual([{ type: 'CERTIFICATION', name }])
  })

  it('asks for what must not be on record in the last months', () => {
    expect(asked('Expediente de chofer sin choques en los últimos 18 meses')).toEqual([
      { type: 'OWN_WORDS', text: 'Expediente de chofer sin choques en los últimos 18 meses' },
    ])
  })
})

describe('years in the words of the ad', () => {
  it('asks for the job or one like it', () => {
    expect(asked('Mínimo tres años en un puesto semejante', 'Recepcionista')).toMatchObject([
      { type: 'ROLE_EXPERIENCE', name: 'Recepcionista o puesto similar', min_years: 3 },
    ])
  })

  it.each([
    '4 años de experiencia en interiorismo, de los cuales 3 dibujando en AutoCAD',
    '4 años de experiencia en interiorismo, 3 dibujando en AutoCAD',
  ])('reads the years of one skill among those of all: %s', (line) => {
    expect(asked(line)).toContainEqual(expect.objectContaining({ type: 'SKILL', skill_id: 'autocad', min_years: 3 }))
  })

  it('says in what kind of house they were', () => {
    expect(asked('Un año de camarero en bar de copas', 'Camarero')).toMatchObject([
      { type: 'ROLE_EXPERIENCE', name: expect.stringMatching(/^camarero en bar de copas$/i), min_years: 1 },
    ])
  })

  it('wishes for the trade in which they were, said in a sentence of its own', () => {
    const text = 'Experiencia: mínimo un año en caja. Preferiblemente en sector hotelero.'
    const wish = proposeRequirements(text, 'Cajera').requirements.find(({ quote }) => /hotelero/.test(quote))
    expect(wish?.requirement).toMatchObject({
      importance: 'DESEABLE',
      value: { text: 'Experiencia en sector hotelero' },
    })
  })
})

describe('one demand is one, and two are two', () => {
  it('keeps together two actions on the same things', () => {
    expect(asked('Montaje y reparación de toldos, persianas y mosquiteras')).toEqual([
      { type: 'OWN_WORDS', text: 'Montaje y reparación de toldos, persianas y mosquiteras' },
    ])
  })

  it('parts what somebody has done from what they can do', () => {
    expect(asked('haber llevado un quiosco, preparación de cebiches', undefined, 'Se valora')).toHaveLength(2)
  })

  it('takes what stands behind the last of two alternatives for a wish of its own', () => {
    const wishes = asked('ciclo de cocina o curso equivalente, carnet de cazador', undefined, 'Se valora')
    expect(wishes).toHaveLength(2)
    expect(wishes[1]).toMatchObject({ type: 'CERTIFICATION' })
  })
})
