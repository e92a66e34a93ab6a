import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { MatchCondition } from '#shared/matching/matching.ts'
import { verdictWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { VERDICT_SIGNS } from '#web/parts/matching/verdict-signs.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { fieldAddress } from './cv-address.ts'

interface FitLineProps {
  vacancy_id: string
  line: MatchCondition
  question: string
  /** Beside the title, e.g. how much it weighs. */
  note?: string | undefined
  /** On what the verdict rests. */
  basis?: string | undefined
}

/** One line of the match: it opens to say why and where it was seen; what nobody knows is asked in sight. */
export function FitLine({ vacancy_id, line, question, note, basis }: FitLineProps) {
  const { Icon, look } = VERDICT_SIGNS[line.verdict]
  const is_asked = line.verdict === 'SIN_DATOS' || line.declared !== null
  return (
    <>
      <details className="group wrap-anywhere text-[0.9375rem]">
        <summary className="flex min-h-11 list-none items-start gap-2.5 rounded-md py-2 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-5 shrink-0', look)} />
          <span className="min-w-0 flex-1">
            <span className="sr-only">{verdictWords[line.verdict]}: </span>
            <span className="font-medium">{line.title}</span>{' '}
            {note && <span className="text-ink-soft text-sm">{note}</span>}
            {basis && <span className="block text-ink-soft text-sm">{basis}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="mb-3 ml-7.5 space-y-2">
          <p>{line.sentence}</p>
          {line.evidence.length > 0 && <Seen line={line} />}
        </div>
      </details>
      {is_asked && (
        <div className="mb-3 ml-7.5">
          <AnswerButtons vacancy_id={vacancy_id} line={line} question={question} />
        </div>
      )}
    </>
  )
}

/** Each place leads to its field in the CV. */
function Seen({ line: { evidence, seen } }: Pick<FitLineProps, 'line'>) {
  const places = evidence
    .map(({ cv_path, quote }, at) => ({ cv_path, text: seen[at] ?? quote }))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
  return (
    <div className="text-ink-soft text-sm">
      <p className="font-medium">Dónde lo vimos</p>
      <ul className="mt-1 space-y-1.5">
        {places.map(({ cv_path, text }) => (
          <li key={text} className="border-edge border-l-2 pl-3">
            <Link to={fieldAddress(cv_path)} className="text-link hit-area">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
