import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card, Dashboard } from '#shared/hiring/board.ts'
import { salaryBand } from '#shared/vacancies/vacancy-document.ts'
import { withChanges, withKnown, withPage, withPlace } from './merge-cards.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 9, minute)).toISOString()

const card = (id: string, version: number, part: Partial<Card> = {}): Card => ({
  id,
  version,
  state: 'ACTIVE',
  stage_id: 'nuevas',
  full_name: `Zoë O’Connor ${id}`,
  headline: '',
  match: null,
  applied_at: at(0),
  stage_since: at(0),
  last_contact_at: null,
  promised_reply_at: null,
  is_viewed: false,
  is_blind: false,
  unread_messages: 0,
  next_interview_at: null,
  scorecards: { done: 0, asked: 0 },
  unexpected_answers: 0,
  tags: [],
  owner: null,
  source: 'DIRECT',
  changed_at: at(version),
  ...part,
})

const STAGES = ['nuevas', 'entrevista', 'prueba', 'oferta']
const figuresOf = (cards: readonly Card[]): Dashboard['figures'] => ({
  columns: STAGES.map((stage_id) => {
    const total = cards.filter((one) => one.stage_id === stage_id).length
    return { stage_id, total, late: 0 }
  }),
  open: cards.length,
  hired: 0,
  rejected: 0,
  withdrawn: 0,
  overdue: 0,
})
const totalsIn = ({ figures }: Dashboard) => figures.columns.map(({ total }) => total)

const board = (...cards: Card[]): Dashboard => ({
  vacancy: {
    id: 'v',
    company_id: 'c',
    title: 'Analista',
    state: 'PUBLISHED',
    openings: 1,
    reply_days: 10,
    is_neglected: false,
    terms: { salary: salaryBand.parse({ currency: 'EUR' }), contract: 'INDEFINIDO' },
  },
  stages: [],
  cards,
  next_cursors: {},
  figures: figuresOf(cards),
  cursor: '1',
  pipeline_version: 1,
  actions: [],
  team: [],
})

const stageOf = (found: Dashboard, id: string) => found.cards.find((one) => one.id === id)?.stage_id

describe('what others did', () => {
  it('is taken when it is newer, and the other cards stay the same objects', () => {
    const [one, two] = [card('1', 1), card('2', 1)]
    const merged = withChanges(board(one, two), [card('2', 2, { stage_id: 'oferta' }), card('3', 1)])
    expect(merged.cards.map(({ id, version }) => [id, version])).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 1],
    ])
    expect(merged.cards[0]).toBe(one)
  })

  it('changes nothing when it is known, not even the object', () => {
    const before = board(card('1', 3))
    expect(withChanges(before, [card('1', 2, { stage_id: 'x' }), card('1', 3)])).toBe(before)
  })

  it('takes cards off the board that were decided, and counts them once', () => {
    const merged = withChanges(board(card('1', 1), card('2', 1)), [
      card('1', 2, { state: 'REJECTED' }),
      card('2', 2, { state: 'WITHDRAWN' }),
      card('3', 2, { state: 'REJECTED' }),
    ])
    expect(merged).toMatchObject({ cards: [], figures: { open: 0, rejected: 1, withdrawn: 1 } })
    expect(totalsIn(merged)).toEqual([0, 0, 0, 0])
    expect(withChanges(merged, [card('1', 2, { state: 'REJECTED' })]).cards).toEqual([])
  })

  it('is the same whatever order it comes in', () => {
    const versions = [1, 2, 3, 4, 5, 6].map((version) => card('1', version, { stage_id: `etapa ${version}` }))
    fc.assert(
      fc.property(fc.shuffledSubarray(versions, { minLength: 6 }), (order) => {
        const merged = order.reduce((now, one) => withChanges(now, [one]), board(card('1', 1)))
        expect(stageOf(merged, '1')).toBe('etapa 6')
      }),
    )
  })
})

describe('a whole board', () => {
  it('that was asked for before a move does not take it back', () => {
    const known = board(card('1', 5, { stage_id: 'oferta' }), card('2', 1))
    const loaded = board(card('1', 4, { stage_id: 'entrevista' }), card('2', 2, { stage_id: 'prueba' }))
    const merged = withKnown(known, loaded)
    expect(stageOf(merged, '1')).toBe('oferta')
    expect(stageOf(merged, '2')).toBe('prueba')
    expect(merged.cards[0]).toBe(known.cards[0])
  })
})

describe('a column that was loaded in part', () => {
  const partly = (...cards: Card[]): Dashboard => ({
    ...board(...cards),
    figures: { ...figuresOf([]), columns: [{ stage_id: 'nuevas', total: 90, late: 0 }], open: 90 },
    next_cursors: { nuevas: 'after 1' },
  })

  it('grows by its next page, once each, and is whole when nothing follows', () => {
    const [one, changed] = [card('1', 1), card('2', 3)]
    const known = withChanges(partly(one), [changed])
    const grown = withPage(known, 'nuevas', { items: [card('2', 2), card('3', 1)], next_cursor: 'after 3' })
    expect(grown.cards.map(({ id, version }) => [id, version])).toEqual([
      ['1', 1],
      ['2', 3],
      ['3', 1],
    ])
    expect([grown.next_cursors, totalsIn(grown)]).toEqual([{ nuevas: 'after 3' }, [90]])
    expect(withPage(grown, 'nuevas', { items: [], next_cursor: null }).next_cursors).toEqual({})
  })

  it('keeps what was loaded of it when its beginning is loaded anew, and where the changes go on', () => {
    const known = { ...partly(card('1', 1), card('2', 1)), next_cursors: { nuevas: 'after 2' }, cursor: 'early' }
    const merged = withKnown(known, { ...partly(card('1', 2)), cursor: 'late' })
    expect(merged.cards.map(({ id, version }) => [id, version])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
    expect([merged.next_cursors, merged.cursor]).toEqual([{ nuevas: 'after 2' }, 'early'])
  })

  it('loses what a whole column no longer holds', () => {
    expect(withKnown(partly(card('1', 1), card('2', 1)), board(card('1', 1))).cards).toHaveLength(1)
  })
})

describe('a refused move', () => {
  it('shows where the card really is, and the card of the next poll still wins', () => {
    const refused = withPlace(board(card('1', 2)), '1', { stage_id: 'entrevista', version: 3 })
    expect(stageOf(refused, '1')).toBe('entrevista')
    expect(totalsIn(refused)).toEqual([0, 1, 0, 0])
    const polled = card('1', 3, { stage_id: 'entrevista', tags: ['segunda vuelta'] })
    expect(withChanges(refused, [polled]).cards[0]).toBe(polled)
  })

  it('never goes back to what was known before', () => {
    const newest = board(card('1', 9, { stage_id: 'oferta' }))
    expect(withPlace(newest, '1', { stage_id: 'entrevista', version: 8 })).toBe(newest)
    expect(withPlace(newest, '1', { stage_id: undefined, version: Number.NaN })).toBe(newest)
  })
})
