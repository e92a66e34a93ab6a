import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { LongTextField } from '#web/editor/fields/long-text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useCvEditor } from '../cv-editor-context.ts'

export function SummaryForm() {
  const { content, changeDocument } = useCvEditor()
  return (
    <Card aria-label="Perfil">
      <LongTextField
        path="summary"
        label="Preséntate en unas líneas"
        optional
        help="Quién eres, qué sabes hacer mejor y qué buscas. Entre 300 y 600 caracteres se lee bien."
        rows={7}
        max={CV_LENGTHS.summary}
        value={content.document.summary}
        onChange={(summary) => changeDocument((document) => ({ ...document, summary }), 'summary')}
      />
    </Card>
  )
}
