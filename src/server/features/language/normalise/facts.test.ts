import { describe, expect, test } from 'vitest'
import { readCases } from './cases/read-cases.ts'
import { type Facts, readFacts } from './facts.ts'
import type { SalaryFact } from './read-salary.ts'

const listed = (name: string, values: readonly string[]): string[] =>
  values.length > 0 ? [`${name}=${values.join(',')}`] : []

const withDetail = (value: string | number, detail: string | number | undefined, sign: string): string =>
  detail === undefined ? `${value}` : `${value}${sign}${detail}`

function salary({ min, max, currency, period, gross }: SalaryFact): string {
  const kind = gross === undefined ? '' : gross ? 'bruto' : 'neto'
  return [`${min ?? ''}-${max ?? ''}`, currency ?? '', period ?? '', kind].join(',').replace(/,+$/, '')
}

function summary(facts: Facts): string {
  return [
    ...listed(
      'edu',
      facts.education.map(({ level, field_id }) => withDetail(level, field_id, ':')),
    ),
    ...listed(
      'exp',
      facts.experience.map(({ min_years, max_years }) => withDetail(min_years, max_years, '-')),
    ),
    ...listed(
      'lang',
      facts.languages.map(({ language, level }) => withDetail(language, level, ':')),
    ),
    ...listed('sal', facts.salary.map(salary)),
    ...listed(
      'con',
      facts.contract.map(({ value }) => value),
    ),
    ...listed(
      'day',
      facts.working_day.map(({ value }) => value),
    ),
    ...listed(
      'mod',
      facts.modality.map(({ value }) => value),
    ),
    ...listed(
      'sen',
      facts.seniority.map(({ value }) => value),
    ),
  ].join(' ')
}

describe('lines of vacancies and CVs', () => {
  test.each(readCases('facts.tsv'))('%s', (line, expected) => {
    expect(summary(readFacts(line ?? '')) || '-').toBe(expected)
  })
})

describe('facts', () => {
  const text = `Buscamos contable (remoto) con más de 3 años de experiencia.
Imprescindible grado en Economía e inglés B2. Contrato indefinido, jornada completa, 28.000 – 32.000 € brutos/año.`

  test('are read together from one text', () => {
    expect(summary(readFacts(text))).toBe(
      'edu=GRADO:economics exp=3 lang=en:B2 sal=28000-32000,EUR,ANIO,bruto con=INDEFINIDO day=COMPLETA mod=REMOTO',
    )
  })

  test('quote the text literally', () => {
    const spans = Object.values(readFacts(text)).flat()
    expect(spans).toHaveLength(7)
    for (const { start, end, text: quote } of spans) expect(quote).toBe(text.slice(start, end))
  })

  test('come in reading order', () => {
    const two = readFacts('Inglés B2. Sin experiencia. Francés A1. 2 años de experiencia.')
    expect(two.languages.map(({ language }) => language)).toEqual(['en', 'fr'])
    expect(two.experience.map(({ min_years }) => min_years)).toEqual([0, 2])
  })

  test('are read from hostile texts without going astray', () => {
    for (const piece of ['1 ', '1.000 ', 'inglés ', 'de ', 'no se ', '€ ', '3-', 'experiencia ', '(', 'a y ']) {
      expect(() => readFacts(piece.repeat(5000))).not.toThrow()
    }
  })
})

test('a working day that follows the pay of a year says nothing of the pay', () => {
  const paid = (text: string) => readFacts(text).salary.map(({ period }) => period)
  expect(paid('31.000-34.500 euros brutos anuales, jornada de 37 horas')).toEqual(['ANIO'])
  expect(paid('55 euros la jornada')).toEqual(['DIA'])
})

test('the time that pay is for may stand before it, and two halves of a month are a month', () => {
  const paid = (text: string) => readFacts(text).salary.map(({ min, max, period }) => [min, max, period])
  expect(paid('Salario semanal: $2,900')).toEqual([[2900, 2900, 'SEMANA']])
  expect(paid('Sueldo mensual de $14,500 brutos')).toEqual([[14500, 14500, 'MES']])
  expect(paid('Sueldo $6,000 a $6,800 quincenales')).toEqual([[12000, 13600, 'MES']])
  expect(paid('Sueldo $14,000 mensuales, pago quincenal')).toEqual([[14000, 14000, 'MES']])
})

test('what a company spends or turns over is no pay', () => {
  const paid = (text: string) => readFacts(text).salary.map(({ min, max }) => [min, max])
  expect(paid('Cada mes invertimos unos $450 mil mensuales en anuncios. Ofrecemos $18 a $21 mil mensuales.')).toEqual([
    [18000, 21000],
  ])
  expect(paid('Facturamos 3.000.000 € al año')).toEqual([])
})
