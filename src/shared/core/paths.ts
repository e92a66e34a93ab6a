/** The page paths of the specification, and no others: any other path shows the not-found page. */
export const publicPaths = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/terms',
  '/privacy',
  '/payment-success',
  '/payment-failure',
  '/verify-email',
  '/invitations/accept',
  '/jobs/:vacancyId',
] as const

export const onboardingPaths = [
  '/onboarding/seeker/step-1',
  '/onboarding/seeker/step-2',
  '/onboarding/seeker/step-3',
  '/onboarding/recruiter/step-1',
  '/onboarding/recruiter/step-2',
] as const

export const appPaths = [
  '/app',
  '/app/cv',
  '/app/jobs',
  '/app/settings',
  '/app/my-companies',
  '/app/my-companies/:companyId',
  '/app/my-companies/:companyId/vacancies/new',
  '/app/my-companies/:companyId/vacancies/:vacancyId',
  '/app/my-companies/:companyId/vacancies/:vacancyId/dashboard',
  '/app/candidate/:cvId',
  '/app/my-applications',
] as const

export const pagePaths: readonly string[] = [...publicPaths, ...onboardingPaths, ...appPaths]

const pagePatterns = pagePaths.map((path) => {
  const pattern = path.replace(/:[a-zA-Z]+/g, '[^/]+')
  return { path, pattern: new RegExp(path === '/' ? '^/$' : `^${pattern}/?$`) }
})

/** The path of the specification that an address follows, e.g. `/jobs/:vacancyId`. */
export function pagePathOf(pathname: string): string | undefined {
  return pagePatterns.find(({ pattern }) => pattern.test(pathname))?.path
}

/** Where somebody sees what a company holds of them is a question of the public page. */
const IN_APP = /^\/(?:(?:app|jobs|onboarding|invitations)(?:\/|\?|#|$)|\?ficha=[\w-]{43}$)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters from addresses, so they may hide a host
const HIDDEN_IN_ADDRESS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]|%(?:0[0-9a-f]|1[0-9a-f]|2[ef]|5c|7f)/i

/** True for an address that stays inside the application, e.g. where a notification leads. */
export function isInAppPath(value: string): boolean {
  return (
    value.length <= 500 &&
    IN_APP.test(value) &&
    !HIDDEN_IN_ADDRESS.test(value) &&
    !value.includes('//') &&
    !/\/\.\.?(\/|\?|#|$)/.test(value)
  )
}
