import { expect, it } from 'vitest'
import { scrollKey } from './scroll-key.ts'

const fresh = { key: 'default', pathname: '/app/jobs', search: '', hash: '', state: null }

it('a page that is loaded anew begins where that page was left, not another search or tab of it', () => {
  expect(scrollKey(fresh)).not.toBe(scrollKey({ ...fresh, search: '?tab=explorar' }))
  expect(scrollKey(fresh)).toBe(scrollKey({ ...fresh }))
  expect(scrollKey({ ...fresh, key: 'a1b2' })).toBe('a1b2')
})
