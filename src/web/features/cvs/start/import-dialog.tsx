import { useState } from 'react'
import { CV_FILE_HELP, CV_FILE_TYPES } from '#web/parts/cvs/cv-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FileDrop } from '#web/ui/pictures/file-drop.tsx'
import type { ImportWay } from './cv-import-context.ts'
import { LinkedinGuide } from './linkedin-guide.tsx'
import { PasteForm } from './paste-form.tsx'
import { ReadingFailure } from './reading-failure.tsx'
import { ReadingSteps } from './reading-steps.tsx'
import type { CvSource, Reading } from './use-read-cv.ts'

interface ImportDialogProps {
  way: ImportWay | null
  reading: Reading
  onOpen: (way: ImportWay | null) => void
  onRead: (source: CvSource) => void
  onStop: () => void
  onChoose: () => void
}

const titles: Record<ImportWay, string> = {
  archivo: 'Sube tu CV',
  linkedin: 'Trae tu perfil de LinkedIn',
  texto: 'Pega el texto de tu CV',
}

/** One box for all ways: choosing, the work itself, and what to do when it fails. */
export function ImportDialog({ way, reading, onOpen, onRead, onStop, onChoose }: ImportDialogProps) {
  const [typed, setTyped] = useState('')

  function close() {
    onStop()
    onOpen(null)
  }

  function paste() {
    onStop()
    onOpen('texto')
  }

  return (
    <Dialog
      open={way !== null || reading.state !== 'idle'}
      onOpenChange={(open) => !open && close()}
      title={titleOf(way, reading)}
      text={reading.state === 'failed' ? undefined : 'Nada se guarda en tu CV hasta que lo revises y lo aceptes.'}
      size={way === 'archivo' || reading.state !== 'idle' ? 'sm' : 'lg'}
    >
      {reading.state === 'busy' && <ReadingSteps source={reading.source} onCancel={onStop} />}
      {reading.state === 'failed' && (
        <ReadingFailure
          source={reading.source}
          error={reading.error}
          onRetry={() => onRead(reading.source)}
          onChooseFile={onChoose}
          onPaste={paste}
        />
      )}
      {reading.state === 'idle' && way === 'texto' && (
        <PasteForm typed={typed} onType={setTyped} onRead={(text) => onRead({ kind: 'text', text })} />
      )}
      {reading.state === 'idle' && (way === 'archivo' || way === 'linkedin') && (
        <FileWay way={way} onRead={onRead} onOpen={onOpen} />
      )}
    </Dialog>
  )
}

function titleOf(way: ImportWay | null, reading: Reading): string {
  if (reading.state === 'busy') return 'Estamos leyendo tu CV'
  if (reading.state === 'failed') return 'Probemos de otra forma'
  return titles[way ?? 'archivo']
}

function FileWay({ way, onRead, onOpen }: Pick<ImportDialogProps, 'onRead' | 'onOpen'> & { way: ImportWay }) {
  return (
    <div className="space-y-5">
      {way === 'linkedin' && <LinkedinGuide />}
      <FileDrop
        touchLabel="Elige el archivo"
        label={
          way === 'linkedin'
            ? 'Arrastra aquí el PDF o el ZIP, o elige el archivo'
            : 'Arrastra tu CV aquí o elige un archivo'
        }
        help={CV_FILE_HELP}
        accept={CV_FILE_TYPES}
        onFile={(file) => onRead({ kind: 'file', file })}
      />
      {way === 'archivo' && (
        <div className="flex flex-wrap gap-x-2">
          <Button variant="quiet" size="sm" onClick={() => onOpen('linkedin')}>
            Importar de LinkedIn
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onOpen('texto')}>
            Pegar el texto
          </Button>
        </div>
      )}
    </div>
  )
}
