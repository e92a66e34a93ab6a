import { Link } from 'react-router'
import type { MatchCondition } from '#shared/matching/matching.ts'
import type { Compared } from '#web/data/matching.ts'
import { fieldAddress } from '#web/parts/matching/cv-address.ts'
import { VerdictSummary, type VerdictSummaryProps } from '#web/parts/matching/verdict-summary.tsx'
import { AnswerButtons } from './answer-buttons.tsx'

interface FitLineProps extends VerdictSummaryProps {
  of: Compared
  line: MatchCondition
  question: string
  is_sent?: boolean | undefined
  /** It is asked elsewhere, once for all vacancies. */
  asked_once?: boolean | undefined
}

/** One line of the match: it opens to say why and where it was seen; what nobody knows is asked in sight. */
export function FitLine(props: FitLineProps) {
  const { of, line, question, note, basis, is_sent = false, asked_once = false } = props
  const is_asked = !is_sent && ((line.verdict === 'SIN_DATOS' && !asked_once) || line.declared !== null)
  return (
    <>
      <details className="group wrap-anywhere text-[0.9375rem]">
        <VerdictSummary line={line} note={note} basis={basis} />
        <div className="mb-3 ml-7.5 space-y-2">
          <p>{line.sentence}</p>
          {line.evidence.length > 0 && <Seen line={line} />}
        </div>
      </details>
      {is_asked && (
        <div className="mb-3 ml-7.5">
          <AnswerButtons of={of} line={line} question={question} />
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
