import { Camera, ImagePlus } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { type PictureKind, useSavePicture } from '#web/data/accounts/accounts.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { cx } from '#web/lib/cx.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PictureDialog } from '#web/ui/pictures/picture-dialog.tsx'
import { pictureRules } from './picture-rules.ts'

interface Choosing {
  kind: PictureKind
  file: File | null
}

/** Cover and portrait as others see them; drop a file on either, or use the buttons. */
export function PicturesCard({ me }: { me: CurrentUser }) {
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  return (
    <Card title="Tus imágenes" text="Opcionales. La foto nunca cuenta para el encaje con una vacante.">
      <div className="relative pb-14">
        <DropArea onFile={(file) => setChoosing({ kind: 'cover', file })} className="rounded-lg">
          <Cover url={me.cover_photo_url} />
        </DropArea>
        <DropArea
          onFile={(file) => setChoosing({ kind: 'profile', file })}
          className="absolute bottom-0 left-4 rounded-full ring-4 ring-surface sm:left-6"
        >
          <Avatar name={me.full_name} url={me.profile_picture_url} size="xl" />
        </DropArea>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <PictureButtons
          kind="profile"
          icon={<Camera aria-hidden="true" />}
          name="foto"
          has_picture={me.profile_picture_url !== null}
          onChange={() => setChoosing({ kind: 'profile', file: null })}
        />
        <PictureButtons
          kind="cover"
          icon={<ImagePlus aria-hidden="true" />}
          name="portada"
          has_picture={me.cover_photo_url !== null}
          onChange={() => setChoosing({ kind: 'cover', file: null })}
        />
      </div>
      {choosing && <NewPicture {...choosing} onClose={() => setChoosing(null)} />}
    </Card>
  )
}

function NewPicture({ kind, file, onClose }: Choosing & { onClose: () => void }) {
  return (
    <PictureDialog
      rules={pictureRules[kind]}
      save={useSavePicture(kind)}
      round={kind === 'profile'}
      dropped={file}
      onClose={onClose}
    />
  )
}

function Cover({ url }: { url: string | null }) {
  if (url) return <img src={url} alt="Tu portada" className="aspect-4/1 w-full rounded-lg bg-sunk object-cover" />
  return (
    <div className="relative aspect-4/1 w-full overflow-hidden rounded-lg bg-sunk">
      <svg viewBox="0 0 400 100" aria-hidden="true" className="absolute inset-0 size-full">
        <circle cx="286" cy="54" r="58" className="fill-brand-soft" />
        <circle cx="352" cy="54" r="58" className="fill-line" />
        <path d="M319 6.3a58 58 0 0 1 0 95.4 58 58 0 0 1 0-95.4Z" className="fill-spark" />
      </svg>
      <span className="absolute top-3 left-4 hidden text-ink-soft text-sm sm:inline">
        Arrastra aquí una imagen de portada
      </span>
    </div>
  )
}

interface PictureButtonsProps {
  kind: PictureKind
  icon: ReactNode
  name: string
  has_picture: boolean
  onChange: () => void
}

function PictureButtons({ kind, icon, name, has_picture, onChange }: PictureButtonsProps) {
  const save = useSavePicture(kind)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onChange}>
          {icon}
          {has_picture ? `Cambiar ${name}` : `Subir ${name}`}
        </Button>
        {has_picture && (
          <Button
            variant="quiet"
            busy={save.isPending}
            busyLabel="Quitando…"
            aria-label={`Quitar ${name}`}
            onClick={() => save.mutate(null, { onSuccess: () => notify.success('Cambios guardados.') })}
          >
            Quitar
          </Button>
        )}
      </div>
      {save.isError && (
        <Alert tone="bad" live>
          {messageOf(save.error)}
        </Alert>
      )}
    </div>
  )
}

interface DropAreaProps {
  onFile: (file: File) => void
  className: string
  children: ReactNode
}

/** Only for the pointer: the buttons below do the same for everybody else. */
function DropArea({ onFile, className, children }: DropAreaProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the buttons do
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(className, over && 'outline-4 outline-brand outline-offset-2')}
    >
      {children}
    </div>
  )
}
