import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { forgetCv, storeCv } from './cvs.ts'
import { keys } from './keys.ts'

it('takes a deleted CV off the list and asks for it no more while its editor is still open', () => {
  const client = new QueryClient()
  client.setQueryData(keys.cvs.list(), { items: [{ id: 'base' }, { id: 'copy' }], next_cursor: null })
  client.setQueryData(keys.cvs.one('copy'), { id: 'copy' })
  let asked = 0
  const queryFn = () => {
    asked += 1
    return { id: 'copy' }
  }
  const editor = new QueryObserver(client, {
    queryKey: keys.cvs.one('copy'),
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const close = editor.subscribe(() => undefined)
  forgetCv(client, 'copy')
  expect(client.getQueryData(keys.cvs.list())).toEqual({ items: [{ id: 'base' }], next_cursor: null })
  expect([editor.getCurrentResult().data, asked]).toEqual([{ id: 'copy' }, 0])
  close()
})

describe('the overview, which says how complete the CV is,', () => {
  it.each([
    ['created, copied or restored', (client: QueryClient) => storeCv(client, { id: 'base' } as CvDetail)],
    ['deleted', (client: QueryClient) => forgetCv(client, 'base')],
  ])('is asked for again after a CV was %s', (_, change) => {
    const client = new QueryClient()
    client.setQueryData(keys.overview.seeker(), { cv_completeness: 40 })
    change(client)
    expect(client.getQueryState(keys.overview.seeker())?.isInvalidated).toBe(true)
  })
})

it('forgets what was judged before a CV was there, so that nobody reads that they have none', () => {
  const client = new QueryClient()
  client.setQueryData(keys.jobs.match('v'), { match: null, needs: 'CV' })
  client.setQueryData(keys.jobs.list('para-ti'), { items: [], needs: 'CV' })
  storeCv(client, { id: 'base' } as CvDetail)
  expect(client.getQueryData(keys.jobs.match('v'))).toBeUndefined()
  expect(client.getQueryData(keys.jobs.list('para-ti'))).toBeUndefined()
})
