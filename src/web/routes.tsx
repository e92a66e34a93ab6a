import type { RouteObject } from 'react-router'
import { RouteFailure } from './shell/failures/route-failure.tsx'
import { PublicFrame } from './shell/frames/public-frame.tsx'
import { RootLayout } from './shell/frames/root-layout.tsx'
import { requireToken } from './shell/session/require-token.ts'

const plainPages: RouteObject[] = [
  { path: '/', lazy: () => import('./site/landing/landing.page.tsx') },
  { path: '/login', lazy: () => import('./features/accounts/auth/login.page.tsx') },
  { path: '/register', lazy: () => import('./features/accounts/auth/register.page.tsx') },
  { path: '/jobs/:vacancyId', lazy: () => import('./features/jobs/public-vacancy.page.tsx') },
  { path: '/terms', lazy: () => import('./site/legal/terms.page.tsx') },
  { path: '/privacy', lazy: () => import('./site/legal/privacy.page.tsx') },
  { path: '*', lazy: () => import('./site/not-found/not-found.page.tsx') },
]

const publicPages: RouteObject[] = [
  { path: '/forgot-password', lazy: () => import('./features/accounts/auth/forgot-password.page.tsx') },
  { path: '/reset-password', lazy: () => import('./features/accounts/auth/reset-password.page.tsx') },
  { path: '/payment-success', lazy: () => import('./features/billing/payment-success.page.tsx') },
  { path: '/payment-failure', lazy: () => import('./features/billing/payment-failure.page.tsx') },
  { path: '/verify-email', lazy: () => import('./features/accounts/verification/verify-email.page.tsx') },
  { path: '/invitations/accept', lazy: () => import('./features/companies/team/accept-invitation.page.tsx') },
]

const seekerStep1 = () => import('./features/accounts/onboarding/seeker-step-1.page.tsx')
const seekerStep2 = () => import('./features/accounts/onboarding/seeker-step-2.page.tsx')
const seekerStep3 = () => import('./features/accounts/onboarding/seeker-step-3.page.tsx')
const recruiterStep1 = () => import('./features/accounts/onboarding/recruiter-step-1.page.tsx')
const recruiterStep2 = () => import('./features/accounts/onboarding/recruiter-step-2.page.tsx')

const onboardingPages: RouteObject[] = [
  { path: '/onboarding/seeker/step-1', lazy: seekerStep1 },
  { path: '/onboarding/seeker/step-2', lazy: seekerStep2 },
  { path: '/onboarding/seeker/step-3', lazy: seekerStep3 },
  { path: '/onboarding/recruiter/step-1', lazy: recruiterStep1 },
  { path: '/onboarding/recruiter/step-2', lazy: recruiterStep2 },
]

const editor = () => import('./features/vacancies/vacancy-editor.page.tsx')
const dashboard = () => import('./features/hiring/vacancy-dashboard.page.tsx')

const appPages: RouteObject[] = [
  { path: '/app', lazy: () => import('./features/overview/overview.page.tsx') },
  { path: '/app/cv', lazy: () => import('./features/cvs/cv.page.tsx') },
  { path: '/app/jobs', lazy: () => import('./features/jobs/jobs.page.tsx') },
  { path: '/app/settings', lazy: () => import('./features/accounts/settings/settings.page.tsx') },
  { path: '/app/my-companies', lazy: () => import('./features/companies/list/my-companies.page.tsx') },
  { path: '/app/my-companies/:companyId', lazy: () => import('./features/companies/company.page.tsx') },
  { path: '/app/my-companies/:companyId/vacancies/new', lazy: editor },
  { path: '/app/my-companies/:companyId/vacancies/:vacancyId', lazy: editor },
  { path: '/app/my-companies/:companyId/vacancies/:vacancyId/dashboard', lazy: dashboard },
  { path: '/app/candidate/:cvId', lazy: () => import('./features/matching/candidate.page.tsx') },
  { path: '/app/my-applications', lazy: () => import('./features/hiring/my-applications.page.tsx') },
]

const dataFrame = () => import('./shell/frames/data-frame.tsx')
const onboardingFrame = () => import('./shell/frames/onboarding-frame.tsx')
const appFrame = () => import('./shell/frames/app-frame.tsx')

/** A page that breaks leaves the frame around it in place. */
function inside(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: RouteFailure, children }]
}

/** Letter by letter, as the server knows them: `/LOGIN` is no page. */
const exact = (pages: RouteObject[]): RouteObject[] => pages.map((page) => ({ ...page, caseSensitive: true }))

/** Every page of the specification, one line each; any other path is the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteFailure,
    children: [
      {
        Component: PublicFrame,
        children: inside([...exact(plainPages), { lazy: dataFrame, children: exact(publicPages) }]),
      },
      {
        loader: requireToken,
        lazy: dataFrame,
        children: [
          { lazy: onboardingFrame, children: inside(exact(onboardingPages)) },
          { lazy: appFrame, children: inside(exact(appPages)) },
        ],
      },
    ],
  },
]
