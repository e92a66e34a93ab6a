import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileAddresses } from '#tests/support/hostile/hostile-addresses.ts'
import { appPaths, isInAppPath, onboardingPaths, pagePathOf, pagePaths, publicPaths } from './paths.ts'

const filled = (path: string) => path.replace(/:[a-zA-Z]+/g, 'c0ffee00-0000-4000-8000-000000000000')

describe('page paths', () => {
  it.each(pagePaths)('%s is a page, with and without a slash at the end', (path) => {
    expect(pagePathOf(filled(path))).toBe(path)
    if (path !== '/') expect(pagePathOf(`${filled(path)}/`)).toBe(path)
  })

  it.each([
    '',
    '//',
    '/nada',
    '/Login',
    '/login/otra',
    '/login//',
    '/jobs',
    '/jobs/',
    '/jobs/a/b',
    '/app/candidate',
    '/app/my-companies/x/vacancies',
    '/app/my-companies/x/vacancies/y/board',
    '/onboarding',
    '/onboarding/seeker/step-4',
    '/onboarding/recruiter/step-3',
    '/api/v1/users/me',
    '/index.html',
    '/login\n',
    ' /login',
  ])('%j is none', (path) => expect(pagePathOf(path)).toBeUndefined())
})

describe('addresses inside the application', () => {
  const inside = [...appPaths, ...onboardingPaths, ...publicPaths.filter((path) => path.startsWith('/jobs/'))]
  it.each([
    ...inside.map(filled),
    '/app/settings?tab=cuenta',
    '/app/jobs#lista',
    '/invitations/accept?token=abc',
    `/?ficha=${'a'.repeat(43)}`,
  ])('%s', (address) => expect(isInAppPath(address)).toBe(true))

  it('are none of seventy hostile ones', () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(60)
    expect(hostileAddresses.filter(isInAppPath)).toEqual([])
  })

  it('stay where they are, whatever a browser makes of them', () => {
    const pieces = fc.constantFrom(
      '/app',
      '/jobs',
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\r',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      '\u2028',
      '\u3002',
      '\uff0f',
      '\u2215',
      'á',
      '%',
    )
    const address = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
    const any = fc.oneof(
      address,
      address.map((rest) => `/app${rest}`),
      fc.string({ unit: 'binary', maxLength: 30 }).map((rest) => `/app/${rest}`),
    )
    fc.assert(
      fc.property(any, (value) => {
        if (!isInAppPath(value)) return true
        const url = new URL(value, 'https://skillo.example')
        return (
          url.origin === 'https://skillo.example' && /^\/(app|jobs|onboarding|invitations)(\/|$)/.test(url.pathname)
        )
      }),
      { numRuns: 10_000 },
    )
  })
})
