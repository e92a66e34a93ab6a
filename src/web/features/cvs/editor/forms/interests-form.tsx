import { Field } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { AdviceNote } from '../fields/advice-note.tsx'

const MOST = 10
const LONGEST = 40

export function InterestsForm() {
  const { content, changeDocument } = useCvEditor()
  return (
    <Card aria-label="Intereses">
      <Field label="Intereses" optional help={`Hasta ${MOST}. Sepáralos con comas.`}>
        <div data-own-undo>
          <ChipsInput
            name="interests"
            max={MOST}
            value={content.document.interests}
            onChange={(chips) => {
              const interests = [...new Set(chips.map((chip) => chip.trim().slice(0, LONGEST)))].filter(Boolean)
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
