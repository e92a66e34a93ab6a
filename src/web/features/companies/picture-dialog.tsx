import { useState } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { ImageCropper } from '#web/ui/image-cropper.tsx'
import { PICTURE_TYPES, pictureProblem, pictureRules } from './picture-rules.ts'
import { type PictureKind, useSavePicture } from './profile.hooks.ts'

interface PictureDialogProps {
  company_id: string
  kind: PictureKind
  onClose: () => void
}

/** Choose or drop a file, cut it, save it. */
export function PictureDialog({ company_id, kind, onClose }: PictureDialogProps) {
  const { title, width, height, wrong_file, help } = pictureRules[kind]
  const save = useSavePicture(company_id, kind)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()

  async function take(chosen: File) {
    const found = await pictureProblem(kind, chosen)
    setProblem(found ?? undefined)
    setFile(found ? null : chosen)
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
      {save.isError && (
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
          busy={save.isPending}
          onUnreadable={() => {
            setProblem(wrong_file)
            setFile(null)
          }}
          onCancel={onClose}
          onCropped={send}
        />
      ) : (
        <FileDrop
          label="Arrastra una imagen aquí o elige un archivo"
          help={help}
          error={problem}
          accept={PICTURE_TYPES}
          onFile={take}
        />
      )}
    </Dialog>
  )
}
