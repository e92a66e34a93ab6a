import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from './button.tsx'

interface DownloadButtonProps {
  load: () => Promise<Blob>
  /** What the file is called in the person's downloads. */
  name: string
  children: string
}

/** Asks for a file and hands it over; what goes wrong is said and can be pressed again. */
export function DownloadButton({ load, name, children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    try {
      saveFile(await load(), name)
    } catch (error) {
      notify.error(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <Button size="sm" variant="secondary" busy={busy} busyLabel="Preparando…" onClick={press}>
      <Download aria-hidden="true" />
      {children}
    </Button>
  )
}
