import { PenLine } from 'lucide-react'
import { Link } from 'react-router'
import type { MatchItem } from '#shared/matching/matching.ts'
import { importanceWords, verdictWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { fieldAddress, writingPlace } from '#web/parts/matching/cv-address.ts'
import { VERDICT_SIGNS } from '#web/parts/matching/verdict-signs.ts'

interface AskedLineProps {
  item: MatchItem
  cv_id: string
}

/** What is asked on one side; on the other where the CV says so, or the place where that is written. */
export function AskedLine({ item, cv_id }: AskedLineProps) {
  const { Icon, look } = VERDICT_SIGNS[item.verdict]
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-2">
      <div className="flex min-w-0 items-start gap-2.5">
        <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-5 shrink-0', look)} />
        <div className="wrap-anywhere min-w-0">
          <p className="font-medium">
            <span className="sr-only">{verdictWords[item.verdict]}: </span>
            {item.title}
          </p>
          <p className="text-ink-soft text-sm">{importanceWords[item.importance]}</p>
        </div>
      </div>
      <div className="wrap-anywhere min-w-0 text-[0.9375rem] max-sm:pl-7.5">
        <Places item={item} cv_id={cv_id} />
        {item.verdict !== 'CUMPLE' && <Write item={item} cv_id={cv_id} />}
      </div>
    </li>
  )
}

function Places({ item: { evidence, seen, sentence, verdict }, cv_id }: AskedLineProps) {
  const places = evidence
    .map(({ cv_path, quote }, at) => ({ cv_path, text: seen[at] ?? quote }))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
  if (places.length === 0) return <p>{sentence}</p>
  return (
    <div className="space-y-1.5">
      {verdict !== 'CUMPLE' && <p>{sentence}</p>}
      <ul aria-label="Dónde lo dice tu CV" className="space-y-1.5">
        {places.map(({ cv_path, text }) => (
          <li key={text} className="border-edge border-l-2 pl-3">
            <Link to={fieldAddress(cv_path, cv_id)} className="text-link hit-area">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Write({ item, cv_id }: AskedLineProps) {
  const { address, section } = writingPlace(item.type, cv_id)
  return (
    <Link to={address} className="text-link inline-flex min-h-11 items-center gap-2 py-1.5">
      <PenLine aria-hidden="true" className="size-4 shrink-0" />
      Si es verdad, escríbelo en {section}
    </Link>
  )
}
