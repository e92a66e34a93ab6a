import { ClipboardPaste, RotateCcw, Upload } from 'lucide-react'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import type { CvSource } from './use-read-cv.ts'

interface ReadingFailureProps {
  source: CvSource
  error: unknown
  onRetry: () => void
  onChooseFile: () => void
  onPaste: () => void
}

/** The same file may work a moment later. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.is_passing || ['import_timeout', 'rate_limited'].includes(error.code))
}

/** The sentence of the failure and the ways on; the pasted text or the file is still at hand. */
export function ReadingFailure({ source, error, onRetry, onChooseFile, onPaste }: ReadingFailureProps) {
  const passing = isPassing(error)
  return (
    <div className="space-y-5">
      {source.kind === 'file' && <p className="wrap-anywhere text-ink-soft">{source.file.name}</p>}
      <Alert tone="bad" live>
        {messageOf(error)}
      </Alert>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {passing && (
          <Button onClick={onRetry}>
            <RotateCcw aria-hidden="true" />
            Intentar de nuevo
          </Button>
        )}
        <Button variant={passing ? 'secondary' : 'primary'} onClick={onPaste}>
          <ClipboardPaste aria-hidden="true" />
          {source.kind === 'text' ? 'Volver a mi texto' : 'Pegar el texto de mi CV'}
        </Button>
        <Button variant="secondary" onClick={onChooseFile}>
          <Upload aria-hidden="true" />
          {source.kind === 'text' ? 'Subir un archivo' : 'Elegir otro archivo'}
        </Button>
      </div>
    </div>
  )
}
