import { FileDown } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { CV_FILE_HELP, CV_FILE_TYPES } from '#web/parts/cvs/cv-file.ts'
import { CvImportContext } from './cv-import-context.ts'
import { ImportDialog } from './import-dialog.tsx'
import { useImportWay } from './use-import-way.ts'
import { usePageDrop } from './use-page-drop.ts'
import { useReadCv } from './use-read-cv.ts'

interface CvDropZoneProps {
  /** Called with what was read; without it the review opens. */
  onRead?: ((found: CvImport) => void) | undefined
  children: ReactNode
}

/** Around a page that takes a CV: drop a file anywhere, or use the ways inside it. */
export function CvDropZone({ onRead, children }: CvDropZoneProps) {
  const navigate = useNavigate()
  const chooser = useRef<HTMLInputElement>(null)
  const [way, open] = useImportWay()
  const openReview = (found: CvImport) => navigate(`/app/cv?importacion=${found.id}`)
  const { reading, read, stop } = useReadCv(onRead ?? openReview)
  const over = usePageDrop((file) => read({ kind: 'file', file }))

  const latest = useRef({ read, open })
  latest.current = { read, open }
  const actions = useMemo(
    () => ({
      choose: () => chooser.current?.click(),
      read: (source: Parameters<typeof read>[0]) => void latest.current.read(source),
      open: (wanted: Parameters<typeof open>[0]) => latest.current.open(wanted),
    }),
    [],
  )

  return (
    <CvImportContext value={actions}>
      {children}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Archivo de tu CV"
        accept={CV_FILE_TYPES}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) actions.read({ kind: 'file', file })
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <ImportDialog way={way} reading={reading} onOpen={open} onRead={read} onStop={stop} onChoose={actions.choose} />
      {over && <DropHint />}
    </CvImportContext>
  )
}

function DropHint() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-3 z-[60] flex animate-fade flex-col items-center justify-center gap-3 rounded-xl border-2 border-brand border-dashed bg-surface/95 p-6 text-center"
    >
      <FileDown className="size-10 text-brand" />
      <p className="font-bold font-display text-2xl">Suelta aquí tu CV</p>
      <p className="text-ink-soft">{CV_FILE_HELP}</p>
    </div>
  )
}
