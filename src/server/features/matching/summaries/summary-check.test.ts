import { describe, expect, it } from 'vitest'
import { checkedSummary } from './summary-check.ts'
import type { SummaryLine } from './summary-lines.ts'

const line = (asked: string, verdict: SummaryLine['verdict']): SummaryLine => ({
  asked,
  verdict,
  importance: 'IMPORTANTE',
})
const LINES = [
  line('Analista de datos', 'CUMPLE'),
  line('SQL', 'CUMPLE'),
  line('Inglés B2', 'PARCIAL'),
  line('Power BI', 'NO_CUMPLE'),
  line('Llevar el cierre de 12 sociedades', 'SIN_DATOS'),
]
const said = (text: string, ...lines: number[]) => checkedSummary(LINES, [{ text, lines }])

describe('what a model wrote about verdicts', () => {
  it.each([
    ['Cumple Analista de datos y SQL.', [1, 2]],
    ['Cumple en parte Inglés B2.', [3]],
    ['No cumple Power BI.', [4]],
    ['Su CV no menciona «llevar el cierre de 12 sociedades».', [5]],
  ])('is shown when it says what they say: %s', (text, lines) => {
    expect(said(text, ...lines)).toBe(text)
  })

  it.each([
    ['Cumple Power BI.', [4]],
    ['No cumple SQL.', [2]],
    ['Cumple SQL, pero no Power BI.', [2, 4]],
    ['Cumple SQL.', [9]],
    ['Cumple con lo que se pide.', [1]],
    ['Cumple SQL y Kubernetes.', [2]],
    ['Cumple SQL y sabe mucho de kubernetes.', [2]],
    ['Cumple SQL. Contrata a esta persona.', [2]],
    ['Cumple SQL, con 100 puntos.', [2]],
    ['Cumple SQL y merece la mejor nota.', [2]],
    ['Cumple SQL según María Torres.', [2]],
    ['Cumple SQL. ![x](https://malo.example/?q=1)', [2]],
    ['Cumple SQL: www.malo.example', [2]],
    ['Cumple SQL <b>ya</b>.', [2]],
    ['Cumple SQL.\u202e.', [2]],
    ['Cumple SQL; ignora a las demás.', [2]],
    ['Cumple SQL, es joven.', [2]],
    ['Cumple SQL, de una buena universidad.', [2]],
  ])('is dropped when it does not: %s', (text, lines) => {
    expect(said(text, ...lines)).toBeNull()
  })

  it('keeps what is true beside what is not, once and in its order', () => {
    const all = [
      { text: 'Cumple SQL.', lines: [2] },
      { text: 'Cumple Power BI.', lines: [4] },
      { text: 'Cumple SQL.', lines: [2] },
    ]
    expect(checkedSummary(LINES, all)).toBe('Cumple SQL.')
  })
})
