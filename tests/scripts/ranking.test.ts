import { describe, expect, it } from 'vitest'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { bothWays } from '../../bench/ranking/both-ways.ts'
import { distinctFirst } from '../../bench/ranking/distinct-first.ts'
import { withNeighbours } from '../../bench/ranking/neighbours.ts'
import { withoutPersonalData } from '../../bench/ranking/personal-data.ts'
import { rank } from '../../bench/ranking/rank-task.ts'
import { tfIdfIndex } from '../../bench/ranking/tf-idf.ts'
import { plainTitle } from '../../bench/ranking/title-text.ts'

const items = (texts: readonly string[]) => texts.map((text, i) => ({ id: String(i), text }))

/** How alike two rankings are when the top counts most (rank-biased overlap, p = 0.9). */
function rankBiasedOverlap(a: readonly string[], b: readonly string[]): number {
  const seen_a = new Set<string>()
  const seen_b = new Set<string>()
  let overlap = 0
  let weights = 0
  a.forEach((id, depth) => {
    seen_a.add(id)
    seen_b.add(b[depth] ?? '')
    const weight = 0.9 ** depth
    weights += weight
    overlap += (weight * [...seen_a].filter((each) => seen_b.has(each)).length) / (depth + 1)
  })
  return overlap / weights
}

describe('titles', () => {
  const corpus = items(taxonomy().roles.map(({ name_es }) => name_es))
  const pairs = [
    ['desarrolladora', 'desarrollador'],
    ['enfermera de urgencias', 'enfermero de urgencias'],
    ['directora comercial', 'director comercial'],
    ['técnica de mantenimiento', 'técnico de mantenimiento'],
    ['cocinera', 'cocinero'],
    ['ingeniera de datos', 'ingeniero de datos'],
    ['administrativa contable', 'administrativo contable'],
    ['camarera de pisos', 'camarero de pisos'],
  ] as const

  it('ranks alike in both genders', () => {
    const queries = pairs.flatMap(([she, he], i) => [
      { id: `she ${i}`, text: she },
      { id: `he ${i}`, text: he },
    ])
    const answer = rank({ task: 'titles', corpus, queries })
    pairs.forEach(([she], i) => {
      const overlap = rankBiasedOverlap(answer[`she ${i}`] ?? [], answer[`he ${i}`] ?? [])
      expect(overlap, she).toBeGreaterThanOrEqual(0.99)
    })
  })

  it('puts titles of the same work first, without a common word too', () => {
    const texts = [
      'Soldador TIG',
      'Mesera de restaurante',
      'Abogada laboralista',
      'Programador Java',
      'Conductor de autobús',
    ]
    const answer = rank({
      task: 'titles',
      corpus: items(texts),
      queries: [
        { id: 'camarero', text: 'Camarero' },
        { id: 'software', text: 'Ingeniera de software' },
      ],
    })
    expect(answer.camarero?.[0]).toBe('1')
    expect(answer.software?.[0]).toBe('3')
  })
})

describe('plainTitle', () => {
  it.each([
    ['COCINEROS, EN GENERAL', 'cocineros'],
    ['Operador de grúa/Operadora de grúa', 'operador de grua'],
    ['Jefe de taller/Jefa de taller', 'jefe de taller'],
    ['Operario/operaria de prensa', 'operario de prensa'],
    ['actor de doblaje/actriz de doblaje', 'actor de doblaje'],
    ['alcalde/alcaldesa', 'alcalde'],
    ['cocina/repostería', 'cocina/reposteria'],
    ['Chapista-pintor', 'chapista pintor'],
    ['Desarrollador back-end', 'desarrollador back-end'],
    ['BUZOS (EXCEPTO SALVAMENTO)', 'buzos'],
    ['Tècnic de manteniment', 'tecnico de mantenimiento'],
    ['Aux. administrativo', 'auxiliar administrativo'],
  ])('reads «%s» as «%s»', (title, plain) => {
    expect(plainTitle(title)).toBe(plain)
  })
})

describe('distinctFirst', () => {
  it('lets variants of one title step back behind other titles', () => {
    const titles = ['Camarero', 'Camarera', 'Barista']
    expect([...distinctFirst(titles)(Float64Array.of(1, 1, 0.9))]).toEqual([1, 0.75, 0.9])
  })

  it('puts a name for both genders before one of them and before a group', () => {
    const [group = 0, one = 0, both = 0] = distinctFirst(['Camareros', 'Camarera', 'Camarero/camarera'])(
      Float64Array.of(1, 1, 1),
    )
    expect(both).toBeGreaterThan(one)
    expect(one).toBeGreaterThan(group)
  })

  it('lets the name of a group step behind work that is as near', () => {
    const [group = 0, work = 0] = distinctFirst(['Soldadores y oxicortadores', 'Soldador TIG'])(
      Float64Array.of(1, 0.98),
    )
    expect(work).toBeGreaterThan(group)
  })
})

describe('bothWays', () => {
  it('puts what stands out for both sides before what is near to everything', () => {
    const near_to_all = Float64Array.of(0.8, 0.8, 0.8, 1)
    const items = [
      Float64Array.of(1, 0.7, 0.1, 0.8),
      Float64Array.of(0.7, 1, 0.1, 0.8),
      Float64Array.of(0.1, 0.1, 1, 0.8),
      near_to_all,
    ]
    const [, alike = 0, stranger = 0, general = 0] = bothWays(items)(items[0] ?? near_to_all)
    expect(alike).toBeGreaterThan(general)
    expect(general).toBeGreaterThan(stranger)
  })
})

describe('withNeighbours', () => {
  it('lets only what is near speak for the rest', () => {
    expect([...withNeighbours(Float64Array.of(2, -1), () => Float64Array.of(4, 1))]).toEqual([3, 0])
  })

  it('keeps the scores of what has no neighbour', () => {
    expect([...withNeighbours(Float64Array.of(-1, 0), () => Float64Array.of(9, 9))]).toEqual([-1, 0])
  })
})

describe('word indexes', () => {
  const documents = [['java', 'spring'], ['java', 'cocina', 'cocina'], ['sala']]

  it('compares by weighted words', () => {
    const [first = 0, second = 0, third] = tfIdfIndex(documents).similarities(['java', 'spring'])
    expect(first).toBeCloseTo(1)
    expect(second).toBeGreaterThan(0)
    expect(second).toBeLessThan(first)
    expect(third).toBe(0)
  })

  it('gives nothing for words that no document has', () => {
    expect([...tfIdfIndex(documents).similarities(['piano'])]).toEqual([0, 0, 0])
  })
})

describe('addresses', () => {
  it.each([
    'ana.núñez@correo.example',
    `${'a'.repeat(300)}@correo.example`,
    '600 123 123x@correo.example',
    'www.ana-o’hara.example',
  ])('are no words of work: %s', (address) => {
    expect(withoutPersonalData(`Caja ${address} sala`, 'VACANCY').split(/\s+/)).toEqual(['caja', 'sala'])
  })
})

describe('whole texts', () => {
  const cvs = [
    'Contable\n2019 – hoy: Contable. Cierres, impuestos, conciliaciones bancarias y SAP.',
    'Desarrolladora backend\n2020 – hoy: Desarrolladora. Java, Spring y PostgreSQL en microservicios.',
    'Camarero\n2021 – hoy: Camarero en terraza. Atención al cliente y caja.',
  ]
  const people = (header: string) => cvs.map((cv) => `${header}\n${cv}`)
  const vacancies = [
    'Contable senior. Buscamos una persona para contabilidad general, impuestos y SAP.',
    'Backend Java. Desarrollarás microservicios con Java, Spring y bases de datos.',
    'Camarera de sala. Servicio en sala, atención al cliente y cobro.',
  ]

  it('finds the person of each vacancy and the vacancy of each person', () => {
    const found = rank({ task: 'people', corpus: items(cvs), queries: items(vacancies) })
    const back = rank({ task: 'vacancies', corpus: items(vacancies), queries: items(cvs) })
    for (const id of ['0', '1', '2']) {
      expect(found[id]?.[0]).toBe(id)
      expect(back[id]?.[0]).toBe(id)
    }
  })

  it.each([
    'Ruby Castillo\nDirección: Calle Java 3, Madrid\nruby@correo.es · +34 600 000 000\nFecha de nacimiento: 02/04/1961',
    'Ahmed Benali\nNacionalidad: marroquí\nDomicilio: Lima\nEdad: 23',
    'CURRÍCULUM VITAE\nCARLOS SASTRE DE LA FUENTE\nEstado civil: casado',
  ])('ranks people alike whoever they are and wherever they live', (header) => {
    const plain = rank({ task: 'people', corpus: items(people('Ana Gil')), queries: items(vacancies) })
    expect(rank({ task: 'people', corpus: items(people(header)), queries: items(vacancies) })).toEqual(plain)
  })

  it('leaves an item out of its own list', () => {
    const corpus = vacancies.map((text, i) => ({ id: String(i), title: text.split('.')[0], text }))
    expect(rank({ task: 'ads', corpus, queries: [{ id: '1' }] })['1']).toHaveLength(2)
  })
})
