import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { AdviceNote } from '../fields/advice-note.tsx'

export function InterestsForm() {
  const { content, changeDocument } = useCvEditor()
  return (
    <Card aria-label="Intereses">
      <Field label="Intereses" optional help={`Hasta ${CV_COUNTS.interests}. Sepáralos con comas.`}>
        <div data-own-undo>
          <ChipsInput
            name="interests"
            max={CV_COUNTS.interests}
            value={content.document.interests}
            onChange={(chips) => {
              const interests = [...new Set(chips.map((chip) => chip.trim().slice(0, CV_LENGTHS.interest)))].filter(
                Boolean,
              )
              changeDocument((document) => ({ ...document, interests }))
            }}
            listLabel="Intereses"
            placeholder="Por ejemplo, ajedrez, montaña"
          />
        </div>
        <AdviceNote path="interests" />
      </Field>
    </Card>
  )
}
