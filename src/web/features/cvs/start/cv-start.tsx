import { ClipboardPaste, FilePlus2, IdCard, Upload } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useCreateCv } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { CV_FILE_HELP } from '#web/parts/cvs/cv-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useCvImport } from './cv-import-context.ts'

/** The first visit: every way to begin, the shortest first. */
export function CvStart() {
  const { choose, open } = useCvImport()
  return (
    <Card aria-label="Tu CV">
      <EmptyState
        drawing="cv"
        title="Tu CV empieza aquí."
        text="Sube el que ya tienes o créalo paso a paso: en 10 minutos estará listo para postularte."
        action={
          <Button size="lg" onClick={choose}>
            <Upload aria-hidden="true" />
            Subir mi CV
          </Button>
        }
      />
      <div className="mx-auto -mt-8 max-w-2xl pb-8">
        <p className="text-center text-ink-soft text-sm">
          {CV_FILE_HELP}{' '}
          <span className="max-sm:hidden">También puedes soltarlo en cualquier parte de esta página.</span>
        </p>
        <div className="mt-7 flex flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
          <Button variant="secondary" onClick={() => open('linkedin')}>
            <IdCard aria-hidden="true" />
            Importar de LinkedIn
          </Button>
          <ScratchButton />
          <Button variant="quiet" onClick={() => open('texto')}>
            <ClipboardPaste aria-hidden="true" />
            Pegar el texto de mi CV
          </Button>
        </div>
      </div>
    </Card>
  )
}

function ScratchButton() {
  const create = useCreateCv()
  const [, setSearch] = useSearchParams()
  function begin() {
    create.mutate({}, { onSuccess: (cv) => setSearch({ cv: cv.id }) })
  }
  return (
    <>
      <Button variant="secondary" busy={create.isPending} busyLabel="Creando…" onClick={begin}>
        <FilePlus2 aria-hidden="true" />
        Crear desde cero
      </Button>
      {create.isError && (
        <div className="order-last basis-full">
          <Alert tone="bad" live>
            {messageOf(create.error)}
          </Alert>
        </div>
      )}
    </>
  )
}
