import { expect, test } from 'vitest'
import { unreadAt } from './bar-badges.ts'
import { barPlacesFor } from './places.ts'

const notice = (link_to: string | null, is_read = false) => ({
  id: 'x',
  message: 'Algo pasó.',
  created_at: '2026-11-16T08:00:00Z',
  link_to,
  is_read,
})

test('the bar has the main places of each mode', () => {
  expect(barPlacesFor('SEEKER').map(({ to }) => to)).toEqual(['/app', '/app/cv', '/app/jobs', '/app/my-applications'])
  expect(barPlacesFor('RECRUITER').map(({ to }) => to)).toEqual(['/app', '/app/my-companies', '/app/settings'])
})

test('a place counts the unread notices that lead into it', () => {
  const notices = [
    notice('/app/my-applications?postulacion=1'),
    notice('/app/my-applications?postulacion=2', true),
    notice('/app/jobs'),
    notice('/app/jobs-nearby'),
    notice(null),
  ]
  expect(['/app', '/app/jobs', '/app/my-applications', '/app/cv'].map((place) => unreadAt(place, notices))).toEqual([
    0, 1, 1, 0,
  ])
  expect(unreadAt('/app/my-companies', [notice('/app/my-companies/c1/vacancies/v1/dashboard')])).toBe(1)
})
