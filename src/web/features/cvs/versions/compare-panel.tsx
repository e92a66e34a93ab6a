import { useState } from 'react'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { useCv, useCvs, useReplaceCvText } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { differencesBySection, type SectionDifference, withSection } from '../differences/cv-differences.ts'
import { contentOf } from '../editor/saved-content.ts'
import { type CvPanelProps, PanelLoading } from '../manage/panel-parts.tsx'
import { DifferenceList } from './difference-list.tsx'

/** This variant beside the base CV, section by section. */
export function ComparePanel(props: CvPanelProps) {
  const cvs = useCvs()
  const base = cvs.data?.find(({ is_base }) => is_base)
  if (props.cv.is_base) {
    return (
      <EmptyState
        compact
        drawing="board"
        text="Este es tu CV base. Duplícalo, adapta la copia a un empleo y compárala aquí con este."
      />
    )
  }
  if (cvs.isError) return <Failure title="No pudimos cargar tus CV." error={cvs.error} onRetry={cvs.refetch} />
  return base ? <WithBase {...props} base_id={base.id} /> : <PanelLoading />
}

function WithBase({ base_id, ...props }: CvPanelProps & { base_id: string }) {
  const base = useCv(base_id)
  if (base.isError) return <Failure title="No pudimos abrir tu CV base." error={base.error} onRetry={base.refetch} />
  return base.data ? <Comparison {...props} base={base.data} /> : <PanelLoading />
}

interface Copied {
  title: string
  key: string
  /** What the changed CV said before, so that one press takes it back. */
  before: CvContent
  into_base: boolean
}

function Comparison({ cv, content, base, onReplaced }: CvPanelProps & { base: CvDetail }) {
  const copy = useReplaceCvText()
  const [copied, setCopied] = useState<Copied | null>(null)
  const base_content = contentOf(base)

  function put(
    into_base: boolean,
    from: CvContent,
    { key, title }: Pick<SectionDifference, 'key' | 'title'>,
    undo = false,
  ) {
    const now = into_base ? { into: base, content: base_content } : { into: cv, content }
    copy.mutate(
      { id: now.into.id, body: { ...withSection(now.content, from, key), revision: now.into.revision } },
      {
        onSuccess: (changed) => {
          if (!into_base) onReplaced(changed)
          setCopied(undo ? null : { title, key, before: now.content, into_base })
        },
      },
    )
  }

  return (
    <div className="space-y-6">
      {copy.isError && (
        <Alert tone="bad" live>
          {messageOf(copy.error)}
        </Alert>
      )}
      {copied && (
        <Alert
          tone="good"
          live
          action={
            <Button
              size="sm"
              variant="secondary"
              busy={copy.isPending}
              onClick={() => put(copied.into_base, copied.before, copied, true)}
            >
              Deshacer
            </Button>
          }
        >
          {copied.into_base ? `Copiaste «${copied.title}» a tu CV base.` : `Trajiste «${copied.title}» de tu CV base.`}
        </Alert>
      )}
      <DifferenceList
        differences={differencesBySection(base_content, content).filter(({ key }) => key !== 'title')}
        before="CV base"
        after="Este CV"
        actions={(difference) => (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Traer del CV base: ${difference.title}`}
              busy={copy.isPending}
              onClick={() => put(false, base_content, difference)}
            >
              Traer del CV base
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Copiar al CV base: ${difference.title}`}
              busy={copy.isPending}
              onClick={() => put(true, content, difference)}
            >
              Copiar al CV base
            </Button>
          </>
        )}
      />
    </div>
  )
}
