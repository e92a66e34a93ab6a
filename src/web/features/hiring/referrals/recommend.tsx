import { Megaphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Dashboard } from '#shared/hiring/board.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'

export const RECOMMEND_PANEL = 'recomendar'

/** Few need it with the first look at a board. */
const RecommendDialog = lazy(() => import('./recommend-dialog.tsx').then((part) => ({ default: part.RecommendDialog })))

interface RecommendProps {
  vacancy: Pick<Dashboard['vacancy'], 'id' | 'state'>
}

/** Once there was something to recommend; afterwards how many came is still told. */
export const isRecommended = ({ vacancy }: RecommendProps): boolean => vacancy.state !== 'DRAFT'

/** «Recomendar a alguien»: menu and list lead to one dialog, which stands in the address. */
export function RecommendButton({ vacancy }: RecommendProps) {
  const { setOpen } = usePanel(RECOMMEND_PANEL)
  if (vacancy.state !== 'PUBLISHED') return null
  return (
    <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
      <Megaphone aria-hidden="true" />
      Recomendar a alguien
    </Button>
  )
}

export function Recommend({ vacancy }: RecommendProps) {
  const { open, setOpen } = usePanel(RECOMMEND_PANEL)
  if (!open) return null
  return (
    <Suspense>
      <RecommendDialog vacancy_id={vacancy.id} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
