import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ScreeningQuestion } from '#shared/vacancies/vacancy-document.ts'
import { VACANCY_COUNTS } from '#shared/vacancies/vacancy-limits.ts'
import { Rows } from '#web/editor/lists/rows.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { QuestionRow } from './question-row.tsx'

const blank = (): ScreeningQuestion => ({
  id: crypto.randomUUID(),
  text: '',
  kind: 'SI_NO',
  options: [],
  required: true,
  expected: [],
  is_knockout: false,
})

/** Questions for whoever applies; the fewer, the more people finish. */
export function QuestionsFields() {
  const { document, change } = useVacancyEditor()
  const { questions } = document
  const [fresh, setFresh] = useState<string | null>(null)

  function add() {
    const question = blank()
    change({ questions: [...questions, question] })
    setFresh(question.id)
  }

  return (
    <div data-field="questions">
      <FieldGroup
        label="Preguntas al postularse"
        optional
        aside={`${questions.length} de ${VACANCY_COUNTS.questions}`}
        help="Pregunta solo lo que no esté en el CV."
      >
        <div className="space-y-3">
          <Rows
            path="questions"
            label="Preguntas"
            items={questions}
            onChange={(rows) => change({ questions: rows })}
            nameOf={({ text }, index) => text || `Pregunta ${index + 1}`}
            fresh={fresh}
          >
            {(question, patch, index) => <QuestionRow question={question} index={index} onChange={patch} />}
          </Rows>
          {questions.length < VACANCY_COUNTS.questions && (
            <Button variant="secondary" onClick={add}>
              <Plus aria-hidden="true" />
              Añadir pregunta
            </Button>
          )}
        </div>
      </FieldGroup>
    </div>
  )
}
