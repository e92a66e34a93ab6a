import { type ReactNode, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Two texts of this CV wait for a choice: the question opens by itself once and stays in reach after that. */
export function ConflictNotice({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true)
  return (
    <div className="mb-6">
      <Alert
        tone="warn"
        title="Este CV cambió en otro lugar"
        action={
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            Elegir qué conservar
          </Button>
        }
      >
        Lo que escribas queda en este dispositivo hasta que elijas.
      </Alert>
      {children(open, () => setOpen(false))}
    </div>
  )
}
