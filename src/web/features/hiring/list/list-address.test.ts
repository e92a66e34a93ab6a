import { describe, expect, it } from 'vitest'
import { readColumns, readList, withoutColumn } from './list-address.ts'

describe('the list in the address', () => {
  it('reads what it asks for and leaves out what is said badly', () => {
    const stage = '5b3c6f0e-6c3e-4d5b-9a53-0c9d7f1d2a11'
    expect(readList(new URLSearchParams(`estado=REJECTED&etapa=${stage}&encaje=60&sin-leer=si&orden=match`))).toEqual({
      state: 'REJECTED',
      stage_id: stage,
      min_match: 60,
      unread: 'true',
      sort: 'match',
      q: '',
      owner_member_id: undefined,
      tag: undefined,
      no_missed_must: undefined,
    })
    expect(readList(new URLSearchParams('estado=NADA&etapa=x&encaje=900&orden=y'))).toMatchObject({
      state: 'OPEN',
      sort: 'newest',
      stage_id: undefined,
      min_match: undefined,
    })
  })

  it('puts columns away and brings them back', () => {
    const away = withoutColumn(readColumns(new URLSearchParams()), 'etapa')
    expect(away).toBe('etapa')
    const shown = readColumns(new URLSearchParams({ sin: 'etapa' }))
    expect(shown).not.toContain('etapa')
    expect(withoutColumn(shown, 'etapa')).toBeNull()
    expect(withoutColumn(shown, 'fecha')).toBe('etapa,fecha')
  })
})
