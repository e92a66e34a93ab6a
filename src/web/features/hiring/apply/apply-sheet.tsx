import { type ReactNode, useState } from 'react'
import type { ApplyContext, ApplyRefusal as Refusal } from '#shared/hiring/applying.ts'
import { useApplyContext } from '#web/data/hiring/applying.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { ApplyForm } from './apply-form.tsx'
import { ApplyRefusal } from './apply-refusal.tsx'
import type { DrawCv } from './company-view-pane.tsx'
import type { ApplySource } from './use-send.ts'

interface ApplySheetProps {
  vacancy_id: string
  title: string
  company_name: string
  source: ApplySource
  drawCv: DrawCv
  open: boolean
  onClose: () => void
  onSent: () => void
}

/** With these nothing can be prepared either; the others leave the form open, and its draft kept. */
const FINAL: readonly Refusal[] = ['NO_CV', 'ALREADY_APPLIED', 'VACANCY_CLOSED']

// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function ApplySheet({ title, company_name, open, onClose, ...rest }: ApplySheetProps) {
  return (
    <Drawer open={open} onOpenChange={onClose} title={`Postularte a ${title}`} className="max-w-xl">
      <Content
        {...rest}
        head={
          <header className="px-5 pt-5 pr-14 pb-6 sm:px-7 sm:pr-16">
            <p className="wrap-anywhere font-medium text-ink-soft text-sm">{company_name}</p>
            {/* The sheet itself has this title for screen readers. */}
            <p aria-hidden="true" className="wrap-anywhere mt-1 font-bold font-display text-2xl">
              Postularte a {title}
            </p>
          </header>
        }
      />
    </Drawer>
  )
}

interface ContentProps extends Pick<ApplySheetProps, 'vacancy_id' | 'source' | 'drawCv' | 'onSent'> {
  head: ReactNode
}

function Content({ vacancy_id, source, drawCv, onSent, head }: ContentProps) {
  const apply = useApplyContext(vacancy_id)
  // While the sheet leaves, it goes on showing what was sent and not that it was sent already.
  const [sent, setSent] = useState<ApplyContext>()
  const context = sent ?? apply.data
  if (!context) {
    return (
      <>
        {head}
        <div className="px-5 sm:px-7">
          {apply.isError ? (
            <Failure title="No pudimos preparar tu postulación." error={apply.error} onRetry={() => apply.refetch()} />
          ) : (
            <ApplyLoading />
          )}
        </div>
      </>
    )
  }
  const { refusal } = context
  if (refusal && FINAL.includes(refusal)) {
    return (
      <>
        {head}
        <div className="px-5 pb-8 sm:px-7">
          <ApplyRefusal context={context} refusal={refusal} />
        </div>
      </>
    )
  }
  function leave() {
    setSent(context)
    onSent()
  }
  return <ApplyForm head={head} context={context} source={source} drawCv={drawCv} onSent={leave} />
}

function ApplyLoading() {
  return (
    <Loading label="Preparando tu postulación…" className="space-y-6">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-28 rounded-lg" />
    </Loading>
  )
}
