import { Check, Undo2 } from 'lucide-react'
import { answersTo } from '#shared/matching/line-answers.ts'
import type { MatchCondition } from '#shared/matching/matching.ts'
import { type Compared, useAnswerLine } from '#web/data/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface AnswerButtonsProps {
  of: Compared
  line: MatchCondition
  question: string
}

/** What the CV does not say is answered here; the pressed button stays, so that focus and the way back do too. */
export function AnswerButtons({ of, line, question }: AnswerButtonsProps) {
  const answer = useAnswerLine(of, line.requirement_id)
  const given = answer.isPending ? answer.variables : line.declared
  return (
    <fieldset className="min-w-0">
      {/* A question of the company is the line's own title: it is not asked twice in sight. */}
      <legend className={cx('wrap-anywhere mb-1.5 text-ink-soft text-sm', question === line.title && 'sr-only')}>
        {question}
      </legend>
      <div className="flex flex-wrap gap-2">
        {answersTo(line).map(({ one, word }) => (
          <Button
            key={one}
            size="sm"
            variant="secondary"
            aria-pressed={one === given}
            busy={answer.isPending}
            className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
            onClick={() => answer.mutate(one)}
          >
            {one === given && <Check aria-hidden="true" strokeWidth={3} />}
            {word}
          </Button>
        ))}
        {given !== null && (
          <Button size="sm" variant="quiet" busy={answer.isPending} onClick={() => answer.mutate(null)}>
            <Undo2 aria-hidden="true" />
            Deshacer
          </Button>
        )}
      </div>
    </fieldset>
  )
}
