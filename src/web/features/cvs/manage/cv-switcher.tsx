import { Archive, Check, ChevronDown, FilePlus2, FileText, Import } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CvDetail, CvSummary } from '#shared/cvs/cvs.ts'
import { useCreateCv, useCvs } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx'
import { ArchivedDialog } from './archived-dialog.tsx'
import { CvActions } from './cv-actions.tsx'

const cvAddress = (id: string) => `/app/cv?cv=${id}`

interface CvSwitcherProps {
  cv: CvDetail
  /** First in the menu of what can be done with this one. */
  more: readonly MenuItem[]
}

/** Which CV is open, the way to the others, and what can be done with this one. */
export function CvSwitcher({ cv, more }: CvSwitcherProps) {
  const navigate = useNavigate()
  const create = useCreateCv()
  const all = useCvs().data ?? [cv]
  const [archive_open, openArchive] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const archived = all.filter(({ status }) => status === 'ARCHIVED')

  function begin() {
    setFailure(null)
    create.mutate({ title: freeTitle(all) }, { onSuccess: ({ id }) => navigate(cvAddress(id)), onError: setFailure })
  }

  const items = [
    ...all.filter(({ status }) => status === 'ACTIVE').map((one) => entryOf(one, cv.id)),
    { label: 'Nuevo CV', icon: <FilePlus2 aria-hidden="true" />, onSelect: begin },
    { label: 'Importar otro CV', icon: <Import aria-hidden="true" />, to: `${cvAddress(cv.id)}&importar=archivo` },
    ...(archived.length > 0
      ? [
          {
            label: `CV archivados (${archived.length})`,
            icon: <Archive aria-hidden="true" />,
            onSelect: () => openArchive(true),
          },
        ]
      : []),
  ]

  const marks = [cv.is_base && 'Base', cv.status === 'ARCHIVED' && 'Archivado'].filter((mark) => mark !== false)
  return (
    <div className="min-w-0">
      <div className="flex min-w-0 items-center gap-2">
        <Menu
          align="start"
          items={items}
          trigger={
            <Button variant="secondary" className="min-w-0 shrink px-4">
              <span className="sr-only">CV abierto: </span>
              <span className="min-w-0 truncate">{cv.title}</span>
              {marks.map((mark) => (
                <span key={mark} className="max-sm:sr-only">
                  <Badge tone="brand">{mark}</Badge>
                </span>
              ))}
              <span className="sr-only">. Cambiar de CV</span>
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        />
        <CvActions cv={cv} more={more} alone={all.length === 1} onFailure={setFailure} />
      </div>
      {failure !== null && (
        <div className="mt-3">
          <Alert tone="bad" live>
            {messageOf(failure)}
          </Alert>
        </div>
      )}
      <ArchivedDialog cvs={archived} open={archive_open} onClose={() => openArchive(false)} />
    </div>
  )
}

function entryOf({ id, title, is_base }: CvSummary, open_id: string) {
  return {
    label: is_base ? `${shortWords(title)} (base)` : shortWords(title),
    icon: id === open_id ? <Check aria-hidden="true" /> : <FileText aria-hidden="true" />,
    to: cvAddress(id),
  }
}

/** A menu is narrow and does not break words. */
const shortWords = (title: string): string => title.replace(/(\S{24})\S+/g, '$1…')

/** «Mi CV», «Mi CV 2»…: two with the same name could not be told apart. */
function freeTitle(cvs: readonly CvSummary[]): string {
  const taken = new Set(cvs.map(({ title }) => title))
  const names = ['Mi CV', ...cvs.map((_, at) => `Mi CV ${at + 2}`)]
  return names.find((name) => !taken.has(name)) ?? 'Mi CV'
}
