import type { LikelyQuestion, Preparation } from '#shared/hiring/preparation.ts'
import { importanceWords, verdictWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { VERDICT_SIGNS } from '#web/parts/matching/verdict-signs.ts'
import { StoryField } from './story-field.tsx'

interface LikelyQuestionsProps {
  application_id: string
  preparation: Pick<Preparation, 'is_compared' | 'questions' | 'examples'>
}

/** What the CV that was sent does not plainly show, each with what it says and room for what the person will say. */
export function LikelyQuestions({ application_id, preparation }: LikelyQuestionsProps) {
  const { is_compared, questions, examples } = preparation
  return (
    <section aria-label="Lo que te pueden preguntar">
      <h3 className="text-lg">Lo que te pueden preguntar</h3>
      {questions.length === 0 ? (
        <p className="mt-2 text-ink-soft">{is_compared ? ALL_MET : NOT_COMPARED}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">
            Lo que tu CV no deja claro de lo que piden. Lo que escribas aquí solo lo ves tú.
          </p>
          <ol className="mt-2">
            {questions.map((question) => (
              <li key={question.line_id} className="min-w-0 break-inside-avoid border-line py-5 not-last:border-b">
                <Asked question={question} />
                <StoryField application_id={application_id} question={question} />
              </li>
            ))}
          </ol>
        </>
      )}
      {examples.length > 0 && (
        <div className="wrap-anywhere mt-4">
          <p>También te pueden pedir un ejemplo reciente de esto:</p>
          <ul className="mt-1 list-disc pl-5">
            {examples.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const ALL_MET =
  'Tu CV muestra todo lo que piden. Lleva un ejemplo reciente de lo que más pesa: qué hiciste y cómo salió.'
const NOT_COMPARED =
  'Esta postulación se envió sin comparar tu CV con la vacante. Repasa sus requisitos antes de la entrevista.'

function Asked({ question: { text, verdict, importance, sentence, seen } }: { question: LikelyQuestion }) {
  const { Icon, look } = VERDICT_SIGNS[verdict]
  return (
    <div className="wrap-anywhere mb-4 flex items-start gap-2.5">
      <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-5 shrink-0', look)} />
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{text}</span>{' '}
          <span className="text-ink-soft text-sm">
            <span className="sr-only">{verdictWords[verdict]}. </span>
            {importance && importanceWords[importance].toLowerCase()}
          </span>
        </p>
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{sentence}</p>
        {[...new Set(seen)].map((place) => (
          <p key={place} className="mt-2 border-edge border-l-2 pl-3 text-[0.9375rem]">
            {place}
          </p>
        ))}
      </div>
    </div>
  )
}
