import { Braces, FileJson, FileText, FileType, ScanText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExportFormat } from '#shared/cvs/cvs.ts'
import { useExportCv } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { fileName, saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import type { CvPanelProps } from './panel-parts.tsx'
import { isUnsaved } from './unsaved.ts'

interface Format {
  value: ExportFormat
  ending: string
  title: string
  text: string
  icon: ReactNode
}

const formats: readonly Format[] = [
  {
    value: 'pdf',
    ending: 'pdf',
    title: 'PDF',
    text: 'Para enviar y para imprimir. Igual que la vista previa.',
    icon: <FileText />,
  },
  { value: 'docx', ending: 'docx', title: 'Word (DOCX)', text: 'Si te lo piden editable.', icon: <FileType /> },
  { value: 'txt', ending: 'txt', title: 'Texto', text: 'Para pegar en formularios.', icon: <ScanText /> },
  {
    value: 'json-resume',
    ending: 'resume.json',
    title: 'JSON Resume',
    text: 'El formato abierto que leen otras herramientas.',
    icon: <Braces />,
  },
  {
    value: 'json',
    ending: 'skillo.json',
    title: 'Copia de Skillo',
    text: 'Todo lo que contiene, para volver a importarlo aquí.',
    icon: <FileJson />,
  },
]

export function DownloadPanel({ cv, content }: CvPanelProps) {
  const download = useExportCv(cv.id)
  const unsaved = isUnsaved(cv, content)

  function get({ value, ending }: Format) {
    download.mutate(value, {
      onSuccess: (file) => {
        saveFile(file, fileName(cv.document.basics.full_name, ending))
        notify.success('Archivo descargado.')
      },
    })
  }

  return (
    <div className="space-y-4">
      {unsaved && <Alert>Hay cambios que aún se están guardando: la descarga trae lo último guardado.</Alert>}
      {download.isError && (
        <Alert tone="bad" live>
          {messageOf(download.error)}
        </Alert>
      )}
      <ul className="divide-y divide-line border-line border-y">
        {formats.map((format) => (
          <li key={format.value} className="flex items-center gap-4 py-4">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-brand [&_svg]:size-5"
            >
              {format.icon}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{format.title}</p>
              <p className="text-ink-soft text-sm">{format.text}</p>
            </div>
            <Button
              size="sm"
              variant={format.value === 'pdf' ? 'primary' : 'secondary'}
              aria-label={`Descargar ${format.title}`}
              busy={download.isPending && download.variables === format.value}
              busyLabel="Preparando…"
              onClick={() => get(format)}
            >
              Descargar
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
