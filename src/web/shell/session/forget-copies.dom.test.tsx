import { afterEach, expect, it } from 'vitest'
import { useSession } from '#web/lib/session.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('signing out leaves nothing of the person on the device but the look of the page', () => {
  for (const key of ['cv-draft:1', 'ad-draft:1:2', 'theme']) localStorage.setItem(key, 'x')
  for (const key of ['cv-review:1', 'apply-return', 'onboarding-cv', 'chunk-reloaded-at'])
    sessionStorage.setItem(key, 'x')
  useSession.getState().setToken('a-token')
  useSession.getState().logout()
  expect(Object.keys(localStorage).sort()).toEqual(['auth-storage', 'theme'])
  expect(localStorage.getItem('auth-storage')).not.toContain('a-token')
  expect(Object.keys(sessionStorage)).toEqual(['chunk-reloaded-at'])
})
