import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { UnsavedChanges } from '#web/ui/forms/unsaved-changes.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { WithMe } from './with-me.tsx'

const panels = {
  perfil: lazy(() => import('./profile-tab.tsx').then((part) => ({ default: part.ProfileTab }))),
  cuenta: lazy(() => import('./account-tab.tsx').then((part) => ({ default: part.AccountTab }))),
  verificaciones: lazy(() => import('./verification-tab.tsx').then((part) => ({ default: part.VerificationTab }))),
  preferencias: lazy(() => import('./preferences-tab.tsx').then((part) => ({ default: part.PreferencesTab }))),
  privacidad: lazy(() => import('./privacy-tab.tsx').then((part) => ({ default: part.PrivacyTab }))),
  notificaciones: lazy(() =>
    import('./notifications/notifications-tab.tsx').then((part) => ({ default: part.NotificationsTab })),
  ),
  apariencia: lazy(() => import('./appearance-tab.tsx').then((part) => ({ default: part.AppearanceTab }))),
} as const

type PanelName = keyof typeof panels

const tabs = [
  { value: 'perfil', label: 'Perfil' },
  { value: 'cuenta', label: 'Cuenta y seguridad' },
  { value: 'verificaciones', label: 'Verificaciones' },
  { value: 'preferencias', label: 'Preferencias de empleo' },
  { value: 'privacidad', label: 'Privacidad' },
  { value: 'notificaciones', label: 'Notificaciones' },
  { value: 'apariencia', label: 'Apariencia' },
] as const satisfies readonly { value: PanelName; label: string }[]

function openTab(wanted: string | null) {
  return tabs.find((tab) => tab.value === wanted) ?? tabs[0]
}

export function Component() {
  const [search] = useSearchParams()
  const { label } = openTab(search.get('tab'))
  usePageTitle(label, 'Ajustes')
  return (
    <>
      <PageHeader title="Ajustes" />
      <UnsavedChanges>
        <Tabs label="Ajustes" tabs={tabs} side>
          {(open) => {
            const Panel = panels[openTab(open).value]
            return (
              <Suspense fallback={<PanelLoading />}>
                <WithMe>{(me) => <Panel me={me} />}</WithMe>
              </Suspense>
            )
          }}
        </Tabs>
      </UnsavedChanges>
    </>
  )
}

function PanelLoading() {
  return (
    <Loading label="Cargando…" className="space-y-5 rounded-xl border border-line bg-surface p-7">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12 w-2/3" />
    </Loading>
  )
}
