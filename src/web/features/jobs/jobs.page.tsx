import { useSearchParams } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AlertsEmpty, ExploreEmpty, ForYouEmpty, SavedEmpty } from './jobs-empty.tsx'

const tabs = [
  { value: 'para-ti', label: 'Para ti' },
  { value: 'explorar', label: 'Explorar' },
  { value: 'guardados', label: 'Guardados' },
  { value: 'alertas', label: 'Alertas' },
] as const

export function Component() {
  const [search] = useSearchParams()
  const open = tabs.find((tab) => tab.value === search.get('tab')) ?? tabs[0]
  usePageTitle(open.label, 'Empleos')
  return (
    <>
      <PageHeader title="Empleos" />
      <Tabs label="Empleos" tabs={tabs}>
        {(tab) => (
          <Card aria-label={open.label}>
            {tab === 'para-ti' && <ForYouEmpty />}
            {tab === 'explorar' && <ExploreEmpty words={search.get('q')?.trim() ?? ''} />}
            {tab === 'guardados' && <SavedEmpty />}
            {tab === 'alertas' && <AlertsEmpty />}
          </Card>
        )}
      </Tabs>
    </>
  )
}
