import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { forgetCv } from './cvs.ts'

it('takes a deleted CV off the list and asks for it no more while its editor is still open', () => {
  const client = new QueryClient()
  client.setQueryData(['cvs', 'list'], { items: [{ id: 'base' }, { id: 'copy' }], next_cursor: null })
  client.setQueryData(['cvs', 'cv', 'copy'], { id: 'copy' })
  let asked = 0
  const queryFn = () => {
    asked += 1
    return { id: 'copy' }
  }
  const editor = new QueryObserver(client, {
    queryKey: ['cvs', 'cv', 'copy'],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const close = editor.subscribe(() => undefined)
  forgetCv(client, 'copy')
  expect(client.getQueryData(['cvs', 'list'])).toEqual({ items: [{ id: 'base' }], next_cursor: null })
  expect([editor.getCurrentResult().data, asked]).toEqual([{ id: 'copy' }, 0])
  close()
})
