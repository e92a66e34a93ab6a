import { ClipboardPaste, IdCard } from 'lucide-react'
import { useImport } from '#web/data/cv-imports.ts'
import { CV_FILE_HELP, CV_FILE_TYPES } from '#web/parts/cvs/cv-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FileDrop } from '#web/ui/pictures/file-drop.tsx'
import { useCvImport } from './cv-import-context.ts'
import { foundWords } from './found-words.ts'

/** The ways to bring a CV in, or what was read of the one that was brought. */
export function BringCv({ import_id }: { import_id: string | null }) {
  return import_id === null ? <Ways /> : <Brought import_id={import_id} />
}

function Ways() {
  const { read, open } = useCvImport()
  return (
    <div>
      <FileDrop
        label="Arrastra tu CV aquí o elige un archivo"
        touchLabel="Elige tu CV"
        help={CV_FILE_HELP}
        accept={CV_FILE_TYPES}
        onFile={(file) => read({ kind: 'file', file })}
      />
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={() => open('linkedin')}>
          <IdCard aria-hidden="true" />
          Importar de LinkedIn
        </Button>
        <Button variant="secondary" onClick={() => open('texto')}>
          <ClipboardPaste aria-hidden="true" />
          Pegar el texto de mi CV
        </Button>
      </div>
    </div>
  )
}

function Brought({ import_id }: { import_id: string }) {
  const { data: found, isError } = useImport(import_id)
  const { choose, open } = useCvImport()
  // Gone or never there: it is brought anew.
  if (isError) return <Ways />
  if (!found) return null
  const pasted = found.source === 'TEXT'
  return (
    <Alert
      tone="good"
      live
      title="Ya leímos tu CV"
      action={
        <Button variant="secondary" size="sm" onClick={pasted ? () => open('texto') : choose}>
          {pasted ? 'Cambiar el texto' : 'Cambiar archivo'}
        </Button>
      }
    >
      {foundWords(found.proposal.document)} Al terminar lo revisas todo antes de guardarlo.
    </Alert>
  )
}
