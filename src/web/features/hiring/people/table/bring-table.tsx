import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FileDrop } from '#web/ui/pictures/file-drop.tsx'
import { PEOPLE_MAX } from '../people-max.ts'
import { readTable, readTableFile, type TableLine } from './read-table.ts'

interface BringTableProps {
  /** What was pasted, which comes back with «Volver». */
  typed: string
  onType: (text: string) => void
  onRead: (lines: TableLine[]) => void
  onBack: () => void
}

export function BringTable({ typed, onType, onRead, onBack }: BringTableProps) {
  const [problem, setProblem] = useState<string | null>(null)

  function take(read: ReturnType<typeof readTable>) {
    if ('problem' in read) setProblem(read.problem)
    else onRead(read.lines)
  }

  return (
    <div className="space-y-5">
      {problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
      <FileDrop
        label="Arrastra aquí tu CSV"
        touchLabel="Elige tu CSV"
        help={`Una persona por fila, hasta ${PEOPLE_MAX}. Nada se guarda hasta que lo revises.`}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onFile={async (file) => take(await readTableFile(file))}
      />
      <Field label="O pega aquí la tabla" help="Con sus títulos, tal como la copias de tu hoja de cálculo." optional>
        <Textarea
          rows={5}
          className="font-mono text-sm"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button disabled={typed.trim() === ''} onClick={() => take(readTable(typed))}>
          Leer esta tabla
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Volver
        </Button>
      </div>
    </div>
  )
}
