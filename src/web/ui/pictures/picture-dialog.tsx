import { useEffect, useState } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Alert } from '../feedback/alert.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImageCropper } from './image-cropper.tsx'
import { PICTURE_TYPES, type PictureRules, pictureProblem } from './picture-file.ts'

interface PictureDialogProps {
  rules: PictureRules
  save: {
    mutate: (picture: Blob, on: { onSuccess: () => void }) => void
    isPending: boolean
    isError: boolean
    error: Error | null
  }
  round?: boolean
  /** A file that was dropped on the picture itself. */
  dropped?: File | null
  onClose: () => void
}

/** Choose or drop a file, cut it, save it. */
export function PictureDialog({ rules, save, round = false, dropped = null, onClose }: PictureDialogProps) {
  const { title, width, height, wrong_file, help } = rules
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()

  async function take(chosen: File) {
    const found = await pictureProblem(rules, chosen)
    setProblem(found ?? undefined)
    setFile(found ? null : chosen)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the file that opened the dialog
  useEffect(() => {
    if (dropped) void take(dropped)
  }, [])

  function refuse(message: string) {
    setProblem(message)
    setFile(null)
  }

  function send(picture: Blob) {
    save.mutate(picture, {
      onSuccess: () => {
        notify.success('Cambios guardados.')
        onClose()
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={file ? 'Mueve y acerca la imagen hasta que quede como quieres.' : undefined}
      size="lg"
    >
      {save.isError && file && (
        <div className="mb-4">
          <Alert tone="bad" live>
            {messageOf(save.error)}
          </Alert>
        </div>
      )}
      {file ? (
        <ImageCropper
          file={file}
          width={width}
          height={height}
          round={round}
          whole={rules.whole}
          busy={save.isPending}
          onUnreadable={() => refuse(wrong_file)}
          onCancel={onClose}
          onCropped={send}
        />
      ) : (
        <FileDrop
          label="Arrastra una imagen aquí o elige un archivo"
          touchLabel="Elige una imagen"
          help={help}
          error={problem}
          accept={PICTURE_TYPES}
          onFile={take}
        />
      )}
    </Dialog>
  )
}
