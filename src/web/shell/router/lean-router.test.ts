import { UNSAFE_createMemoryHistory as createMemoryHistory, type LoaderFunctionArgs, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { LeanRouter } from './lean-router.ts'

const page = () => Promise.resolve({ Component: () => null })
const broken = () => Promise.reject(new Error('the file is gone'))

function started(address: string, signedIn = () => true) {
  const asked: string[] = []
  const history = createMemoryHistory({ initialEntries: [address] })
  const routes = [
    {
      errorElement: 'failed',
      children: [
        { path: '/', lazy: page },
        { path: '/login', lazy: page },
        { path: '/broken', lazy: broken },
        {
          path: '/jobs/:id',
          lazy: () =>
            Promise.resolve({
              Component: () => null,
              loader: ({ params, url }: LoaderFunctionArgs) => {
                asked.push(`${params.id}${url.search}`)
                return params.id
              },
            }),
        },
        {
          loader: () => {
            if (!signedIn()) throw redirect('/login?next=%2Fapp')
            return null
          },
          children: [
            { path: '/app', lazy: page },
            { path: '/app/cv', lazy: page },
          ],
        },
        { path: '*', lazy: page },
      ],
    },
  ]
  const router = new LeanRouter(routes, history).initialize()
  const ready = new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()))
  return { router, history, asked, ready }
}

test('the first page stands once its code is there', async () => {
  const { router, ready } = started('/')
  expect(router.state.initialized).toBe(false)
  await ready
  expect(router.state.matches.at(-1)?.route).toMatchObject({ path: '/', lazy: undefined })
})

test('loaders run again for another page or question, and a question alone is in the address at once', async () => {
  const { router, asked, ready, history } = started('/')
  await ready
  await router.navigate('/jobs/niño')
  await router.navigate('?empresa=1')
  await router.navigate('?empresa=1#arriba')
  expect(asked).toEqual(['niño', 'niño?empresa=1'])
  await router.navigate('/', { replace: true })
  void router.navigate('?q=peon', { state: { kept: true } })
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?q=peon', state: { kept: true } })
  expect(history.location.key).toBe(router.state.location.key)
})

test('who has to sign in first is led there, and the way back is no trap', async () => {
  const { router, history, ready } = started('/app', () => false)
  await ready
  expect(router.createHref(router.state.location)).toBe('/login?next=%2Fapp')
  expect(router.state.historyAction).toBe('REPLACE')
  await router.navigate('/app/cv')
  expect([router.state.historyAction, history.location.pathname]).toEqual(['PUSH', '/login'])
})

test('code that does not come is told at the nearest boundary; the way on stays open', async () => {
  const { router, ready } = started('/')
  await ready
  await router.navigate('/broken')
  expect(Object.values(router.state.errors ?? {})).toEqual([new Error('the file is gone')])
  await router.navigate('/')
  expect(router.state.errors).toBeNull()
})

test('only the last of several journeys arrives', async () => {
  const { router, ready } = started('/')
  await ready
  await Promise.all([router.navigate('/jobs/a'), router.navigate('/jobs/b'), router.navigate('/login')])
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.navigation.state).toBe('idle')
})

test('a form with changes holds a step back, by a link and by the back button, until the person decides', async () => {
  const { router, ready } = started('/')
  await ready
  await router.navigate('/login')
  router.getBlocker('form', () => true)
  await router.navigate('/jobs/a')
  expect(router.state.location.pathname).toBe('/login')
  const blocked = () => router.state.blockers.get('form')
  expect(blocked()?.state).toBe('blocked')
  blocked()?.reset?.()
  expect(blocked()?.state).toBe('unblocked')
  await router.navigate('/jobs/a')
  const moved = new Promise<void>((resolve) =>
    router.subscribe(({ location }) => location.pathname === '/jobs/a' && resolve()),
  )
  blocked()?.proceed?.()
  await moved
  expect(blocked()?.state).toBe('unblocked')
})

test('an address of another server never leaves this one', async () => {
  const { router, ready } = started('/')
  await ready
  await router.navigate('//elsewhere.example/app')
  expect(router.createHref(router.state.location)).toMatch(/^\/[^/\\]/)
  await router.navigate('/\\elsewhere.example')
  expect(router.createHref(router.state.location)).toMatch(/^\/[^/\\]/)
})
