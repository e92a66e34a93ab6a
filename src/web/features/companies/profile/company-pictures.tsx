import { Camera, ImagePlus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { COMPANY_PHOTOS_MAX } from '#shared/core/limits.ts'
import { type PictureKind, useRemovePicture, useSavePicture } from '#web/data/companies/profile.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PictureDialog } from '#web/ui/pictures/picture-dialog.tsx'
import { pictureRules } from './picture-rules.ts'

/** Cover and logo as candidates see them, and photos of the place. */
export function CompanyPictures({ company }: { company: Company }) {
  const [choosing, setChoosing] = useState<PictureKind | null>(null)
  const remove = useRemovePicture(company.id)
  const drop = (picture: string) => remove.mutate(picture, { onSuccess: () => notify.success('Cambios guardados.') })
  return (
    <Card title="Imágenes" text="Opcionales. Ayudan a reconocer a la empresa.">
      <Cover url={company.cover_url} />
      <div className="relative -mt-10 ml-4 w-fit rounded-lg ring-4 ring-surface">
        <Avatar name={company.name} url={company.logo_url} square size="lg" />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setChoosing('logo')}>
          <Camera aria-hidden="true" />
          {company.logo_url ? 'Cambiar logo' : 'Subir logo'}
        </Button>
        {company.logo_url && (
          <Button variant="quiet" onClick={() => drop('logo')}>
            Quitar logo
          </Button>
        )}
        <Button variant="secondary" onClick={() => setChoosing('cover')}>
          <ImagePlus aria-hidden="true" />
          {company.cover_url ? 'Cambiar portada' : 'Subir portada'}
        </Button>
        {company.cover_url && (
          <Button variant="quiet" onClick={() => drop('cover')}>
            Quitar portada
          </Button>
        )}
      </div>
      <Photos photos={company.photos} onAdd={() => setChoosing('photo')} onRemove={drop} />
      {remove.isError && (
        <Alert tone="bad" live>
          {messageOf(remove.error)}
        </Alert>
      )}
      {choosing && <NewPicture company_id={company.id} kind={choosing} onClose={() => setChoosing(null)} />}
    </Card>
  )
}

interface NewPictureProps {
  company_id: string
  kind: PictureKind
  onClose: () => void
}

function NewPicture({ company_id, kind, onClose }: NewPictureProps) {
  return <PictureDialog rules={pictureRules[kind]} save={useSavePicture(company_id, kind)} onClose={onClose} />
}

function Cover({ url }: { url: string | null }) {
  if (url) {
    return <img src={url} alt="Portada de la empresa" className="aspect-4/1 w-full rounded-lg bg-sunk object-cover" />
  }
  return (
    <div className="relative aspect-4/1 w-full overflow-hidden rounded-lg bg-sunk">
      <svg viewBox="0 0 400 100" aria-hidden="true" className="absolute inset-0 size-full">
        <circle cx="286" cy="54" r="58" className="fill-brand-soft" />
        <circle cx="352" cy="54" r="58" className="fill-line" />
        <path d="M319 6.3a58 58 0 0 1 0 95.4 58 58 0 0 1 0-95.4Z" className="fill-spark" />
      </svg>
    </div>
  )
}

interface PhotosProps {
  photos: Company['photos']
  onAdd: () => void
  onRemove: (id: string) => void
}

function Photos({ photos, onAdd, onRemove }: PhotosProps) {
  return (
    <section aria-label="Fotos" className="mt-7">
      <h3 className="mb-3 font-sans font-semibold text-[0.9375rem] tracking-normal">
        Fotos{' '}
        <span className="ml-1 font-normal text-ink-soft text-sm">
          {photos.length} de {COMPANY_PHOTOS_MAX}
        </span>
      </h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {photos.map((photo, index) => (
          <li key={photo.id} className="relative">
            <img
              src={photo.url}
              alt={`Foto ${index + 1}`}
              className="aspect-3/2 w-full rounded-lg bg-sunk object-cover"
            />
            <IconButton
              label={`Quitar foto ${index + 1}`}
              onClick={() => onRemove(photo.id)}
              className="absolute! top-1.5 right-1.5 bg-surface/90 text-ink"
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {photos.length < COMPANY_PHOTOS_MAX && (
          <li>
            <button
              type="button"
              onClick={onAdd}
              className="flex aspect-3/2 w-full flex-col items-center justify-center gap-1.5 rounded-lg border-2 border-edge border-dashed font-medium text-ink-soft text-sm transition-colors hover:border-brand hover:bg-brand-soft hover:text-ink"
            >
              <Plus aria-hidden="true" className="size-5 text-brand" />
              Añadir foto
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
