import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import type { MergePart, Picks } from './merge.ts'

// Two texts of one document are rare: nobody waits for the question before it is asked.
const MergeDialog = lazy(() => import('./merge-dialog.tsx').then((part) => ({ default: part.MergeDialog })))

interface MergeNoticeProps {
  title: string
  /** How it came to this, said in the dialog. */
  text: string
  theirs_label?: string | undefined
  parts: readonly MergePart[]
  onChosen: (picks: Picks) => void
}

/** Two texts of one document wait for a choice: the question opens by itself once and stays in reach after that. */
export function MergeNotice({ title, text, theirs_label, parts, onChosen }: MergeNoticeProps) {
  const [open, setOpen] = useState(true)
  return (
    <div className="mb-6">
      <Alert
        tone="warn"
        title={title}
        action={
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            Elegir qué conservar
          </Button>
        }
      >
        Lo que escribas queda en este dispositivo hasta que elijas.
      </Alert>
      <Suspense>
        <MergeDialog
          text={text}
          theirs_label={theirs_label}
          parts={parts}
          open={open}
          onClose={() => setOpen(false)}
          onChosen={onChosen}
        />
      </Suspense>
    </div>
  )
}
