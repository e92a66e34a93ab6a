import { toast } from 'react-hot-toast/headless'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Intent } from '#shared/accounts/users.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { type Asked, refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { useSession } from '#web/lib/session.ts'
import { ModeSwitcher } from './mode-switcher.tsx'

const INTENT = 'PUT /api/v1/users/me/intent'

function OwnSwitcher() {
  const intent = useSession((session) => session.user?.intent) ?? 'SEEKER'
  return <ModeSwitcher intent={intent} />
}

const stored = ({ body }: Asked) => Response.json({ ...useSession.getState().user, ...(body as { intent: Intent }) })
const mode = (name: string) => page.getByRole('button', { name })

beforeEach(() => toast.remove())

describe('the mode switcher', () => {
  it('stores the other mode, says so and leaves a page that only the first one has', async () => {
    signedIn()
    const heard = serverWith({ [INTENT]: stored })
    const { address } = await openAt('/app/cv', <OwnSwitcher />)
    await expect.element(mode('Candidato')).toHaveAttribute('aria-pressed', 'true')
    await mode('Reclutador').click()
    await expect.element(page.getByText('Modo cambiado a Reclutador.')).toBeVisible()
    await expect.element(mode('Reclutador')).toHaveAttribute('aria-pressed', 'true')
    expect(heard.map(({ call, body }) => [call, body])).toEqual([[INTENT, { intent: 'RECRUITER' }]])
    expect(useSession.getState().user?.intent).toBe('RECRUITER')
    await expect.poll(address).toBe('/app')
    await mode('Candidato').click()
    await expect.element(page.getByText('Modo cambiado a Candidato.')).toBeVisible()
  })

  it('stays on a page that both modes have, and asks nothing for the mode that holds', async () => {
    signedIn()
    const heard = serverWith({ [INTENT]: stored })
    const { address } = await openAt('/app/settings?tab=perfil', <OwnSwitcher />)
    await mode('Candidato').click()
    await mode('Reclutador').click()
    await expect.element(page.getByText('Modo cambiado a Reclutador.')).toBeVisible()
    expect(heard).toHaveLength(1)
    expect(address()).toBe('/app/settings?tab=perfil')
  })

  it('says that it failed and keeps the mode', async () => {
    signedIn()
    serverWith({ [INTENT]: () => refusal(500) })
    const { address } = await openAt('/app/cv', <OwnSwitcher />)
    await mode('Reclutador').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('No se pudo cambiar de modo.')
    expect(page.getByText('No se pudo cambiar de modo.').elements()).toHaveLength(1)
    await expect.element(mode('Candidato')).toHaveAttribute('aria-pressed', 'true')
    expect(address()).toBe('/app/cv')
  })
})
