import { Archive, ArchiveRestore, Copy, Ellipsis, GitCompare, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { useArchiveCv, useDuplicateCv, useMakeBaseCv, useUnarchiveCv } from '#web/data/cvs.ts'
import { notify } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx'
import { DeleteCvDialog } from './delete-cv-dialog.tsx'

interface CvActionsProps {
  cv: CvDetail
  /** What stands before the rest. */
  more: readonly MenuItem[]
  /** The person has no other CV. */
  alone: boolean
  onFailure: (error: unknown) => void
}

/** What can be done with the open CV as a whole. */
export function CvActions({ cv, more, alone, onFailure }: CvActionsProps) {
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const duplicate = useDuplicateCv()
  const makeBase = useMakeBaseCv()
  const archive = useArchiveCv()
  const unarchive = useUnarchiveCv()

  /** Says what was done, or shows beside the menu why not. */
  function told(done: string, then: (changed: CvDetail) => unknown = () => undefined) {
    onFailure(null)
    return {
      onSuccess: (changed: CvDetail) => {
        notify.success(done)
        then(changed)
      },
      onError: onFailure,
    }
  }

  const open = ({ id }: CvDetail) => navigate(`/app/cv?cv=${id}`)
  const active = cv.status === 'ACTIVE'
  const items = [
    ...more,
    {
      label: 'Duplicar',
      icon: <Copy aria-hidden="true" />,
      onSelect: () => duplicate.mutate({ id: cv.id }, told('CV duplicado.', open)),
    },
    ...(cv.is_base
      ? []
      : [
          {
            label: 'Comparar con el CV base',
            icon: <GitCompare aria-hidden="true" />,
            to: `/app/cv?cv=${cv.id}&panel=comparar`,
          },
        ]),
    ...(active && !cv.is_base
      ? [
          {
            label: 'Usar como CV base',
            icon: <Star aria-hidden="true" />,
            onSelect: () => makeBase.mutate(cv.id, told('Este es ahora tu CV base.')),
          },
          {
            label: 'Archivar',
            icon: <Archive aria-hidden="true" />,
            onSelect: () => archive.mutate(cv.id, told('CV archivado. Su enlace, si tenía, ya no funciona.')),
          },
        ]
      : []),
    ...(active
      ? []
      : [
          {
            label: 'Recuperar del archivo',
            icon: <ArchiveRestore aria-hidden="true" />,
            onSelect: () => unarchive.mutate(cv.id, told('CV recuperado.')),
          },
        ]),
    { label: 'Eliminar…', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => setDeleting(true) },
  ]

  return (
    <>
      <Menu
        items={items}
        trigger={
          <IconButton label="Más acciones con este CV">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      />
      <DeleteCvDialog cv={cv} alone={alone} open={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}
