import { describe, expect, it } from 'vitest'
import { type DeclaredAnswer, requirement } from '#shared/matching/matching.ts'
import { prepareCandidate } from './candidate.ts'
import { quotesOf } from './evidence.ts'
import { explainMatch } from './match.ts'
import { ownNameBlanker } from './own-name.ts'
import { vacancyOf } from './people.fixture.ts'
import { coveredMonths, monthNumber } from './periods.ts'
import { termOf } from './term.ts'
import type { Candidate } from './types.ts'

const ID = '00000000-0000-4000-8000-000000000001'

const NOBODY: Candidate = {
  as_of: '2026-11',
  skills: [],
  experience: [],
  languages: [],
  education: [],
  certifications: [],
  texts: {},
  home: { city: null, country: null },
  work: { modalities: [], contracts: [], countries: [], relocate: null },
  shifts: [],
  vehicles: [],
  headline: null,
  lines: { facts: [], vectors: new Int8Array(0) },
  title_vectors: new Int8Array(0),
  work_permits: [],
  availability: null,
  min_salary: null,
  answers: {},
}

const source = (text: string) => ({ cv_path: 'skills.0.name', start: 0, end: text.length })
const knows = (term: string, name: string) => ({
  term,
  name,
  level: null,
  years: null,
  last_used: null,
  lapsed: false,
  source: source(name),
})

function judge(type: string, value: object, facts: Partial<Candidate>) {
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  const { items } = explainMatch(vacancyOf([asked]), prepareCandidate({ ...NOBODY, ...facts }))
  return { verdict: items[0]?.verdict, value: items[0]?.value, sentence: items[0]?.sentence }
}

describe('declared answers', () => {
  const answered = (answer: DeclaredAnswer, facts: Partial<Candidate> = {}) =>
    judge('SKILL', { skill_id: 'sql', name: 'SQL' }, { ...facts, answers: { [ID]: answer } })

  it.each([
    ['SI', 'PARCIAL', 0.7],
    ['UN_POCO', 'PARCIAL', 0.35],
    ['NO', 'NO_CUMPLE', 0],
  ] as const)('reads %s as %s', (answer, verdict, value) => {
    expect(answered(answer)).toMatchObject({ verdict, value })
  })

  it('give way to what the CV shows', () => {
    expect(answered('NO', { skills: [knows('sql', 'SQL')] })).toMatchObject({ verdict: 'CUMPLE', value: 1 })
  })

  it('settle what no CV could show', () => {
    const asked = { question: '¿Puedes viajar una vez al mes?' }
    expect(judge('CUSTOM', asked, { answers: { [ID]: 'SI' } }).verdict).toBe('CUMPLE')
  })
})

describe('skills', () => {
  it('count what entails them in full, and what they entail not at all', () => {
    const javascript = { skill_id: 'javascript', name: 'JavaScript' }
    expect(judge('SKILL', javascript, { skills: [knows('react', 'React')] }).value).toBe(1)
    const react = { skill_id: 'react', name: 'React' }
    expect(judge('SKILL', react, { skills: [knows('javascript', 'JavaScript')] }).value).toBeNull()
  })

  it('match literally when the taxonomy does not know them, whole words only', () => {
    const asked = { name: 'Tform' }
    expect(judge('SKILL', asked, { skills: [knows(termOf(null, 'TFORM'), 'TFORM')] }).value).toBe(1)
    expect(judge('SKILL', asked, { skills: [knows(termOf(null, 'platform'), 'platform')] }).value).toBeNull()
  })

  it('that are missing are unknown, however much the CV says', () => {
    const five = ['excel', 'git', 'css', 'html', 'docker'].map((id) => knows(id, id))
    expect(judge('SKILL', { skill_id: 'triage', name: 'Triaje' }, { skills: five }).verdict).toBe('SIN_DATOS')
  })
})

describe('periods', () => {
  it('that overlap count once', () => {
    const period = (from: string, to: string) => ({ from: monthNumber(from), to: monthNumber(to) + 1 })
    const jobs = [period('2020-01', '2020-12'), period('2020-06', '2021-06'), period('2020-07', '2020-08')]
    expect(coveredMonths(jobs, () => true)).toBe(18)
    expect(coveredMonths(jobs, (i) => i === 2)).toBe(2)
  })
})

describe('the time of a skill', () => {
  const mention = (told: object = {}) => ({
    term: 'sql',
    name: 'SQL',
    level: null,
    lapsed: false,
    source: source('SQL'),
    ...told,
  })
  const job = (start: string, end: string | null, told?: object) => ({
    term: '=analista',
    position: 'Analista',
    start,
    end,
    skills: [mention(told)],
    source: source('Analista'),
  })
  const sentence = (facts: Partial<Candidate>) => judge('SKILL', { skill_id: 'sql', name: 'SQL' }, facts).sentence

  it('that only its job says is told as the length of that job', () => {
    expect(sentence({ experience: [job('2021-01', '2023-12')] })).toContain(
      '(en un trabajo de 3 años; última vez: 2023)',
    )
    const two = [job('2019-01', '2020-12'), job('2021-01', '2023-12')]
    expect(sentence({ experience: two })).toContain('(en trabajos que suman 5 años; última vez: 2023)')
  })

  it('that is told of the thing itself is told so', () => {
    expect(sentence({ experience: [job('2019-01', '2023-12', { since: '2022-01' })] })).toContain(
      '(2 años; última vez: 2023)',
    )
    expect(sentence({ skills: [{ ...knows('sql', 'SQL'), years: 4 }] })).toContain('(4 años)')
  })
})

describe('quotes', () => {
  it('of long texts are literal, short and show the fact', () => {
    const text = `${'Trabajé en muchas cosas distintas. '.repeat(20)}Usé Kubernetes a diario. ${'Y más cosas. '.repeat(40)}`
    const start = text.indexOf('Kubernetes')
    const [evidence] = quotesOf([{ cv_path: 'summary', start, end: start + 10 }], { summary: text })
    expect(evidence?.quote.length).toBeLessThanOrEqual(300)
    expect(evidence?.quote).toContain('Kubernetes')
    expect(text).toContain(evidence?.quote)
  })
})

describe('the own name', () => {
  it.each([
    ['Soy Ruby Castillo y programo en Ruby.', 'Soy ||||||||||||| y programo en Ruby.'],
    ['Me llamo Ruby.', 'Me llamo ||||.'],
    ['Ruby y Rails', 'Ruby y Rails'],
  ])('is blanked in «%s»', (text, blanked) => {
    expect(ownNameBlanker('Ruby Castillo')(text)).toBe(blanked)
  })

  it.each([
    ['Ana García-López', 'De Ana Garcia López, contable', 'De ||||||||||||||||, contable'],
    ["Sinéad O'Brien", 'Firma: SINEAD O’BRIEN', 'Firma: ||||||||||||||'],
    ['Jose\u0301 de la O', 'José de la O es jefe de la obra', '|||||||||||| es jefe de la obra'],
    ['Ruby de Castillo', 'experta de Ruby', 'experta de Ruby'],
    ['R', 'Programo en R', 'Programo en R'],
    ['王 小明', '王 小明 · Java', '|||| · Java'],
    ['(?<=a+)+$ [', 'Sé C++ (a+)+$ [', 'Sé C++ (a+)+$ ['],
  ])('of «%s» is found by its words, whatever signs it is written with', (name, text, blanked) => {
    expect(ownNameBlanker(name)(text)).toBe(blanked)
  })

  it('costs as much as the text is long, also when it says the same forty times', () => {
    const text = `${'aa '.repeat(100_000)}aab`
    expect(ownNameBlanker('aa '.repeat(40))(text)).toBe(`${'|'.repeat(299_999)} aab`)
  })
})
