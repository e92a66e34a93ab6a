import { useNavigate } from 'react-router'
import type { CvSummary } from '#shared/cvs/cvs.ts'
import { useUnarchiveCv } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface ArchivedDialogProps {
  cvs: readonly CvSummary[]
  open: boolean
  onClose: () => void
}

export function ArchivedDialog({ cvs, open, onClose }: ArchivedDialogProps) {
  const navigate = useNavigate()
  const unarchive = useUnarchiveCv()

  function bringBack(id: string) {
    unarchive.mutate(id, {
      onSuccess: () => {
        onClose()
        navigate(`/app/cv?cv=${id}`)
      },
    })
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="CV archivados">
      <ul className="divide-y divide-line">
        {cvs.map((cv) => (
          <li key={cv.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{cv.title}</p>
              <p className="text-ink-soft text-sm">Último cambio: {formatDate(cv.updated_at)}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Recuperar ${cv.title}`}
              busy={unarchive.isPending && unarchive.variables === cv.id}
              busyLabel="Recuperando…"
              onClick={() => bringBack(cv.id)}
            >
              Recuperar
            </Button>
          </li>
        ))}
      </ul>
      {unarchive.isError && (
        <Alert tone="bad" live>
          {messageOf(unarchive.error)}
        </Alert>
      )}
    </Dialog>
  )
}
