import { CircleAlert, Lightbulb, WandSparkles } from 'lucide-react'
import { textsOf } from '#shared/vacancies/lint/texts.ts'
import { plainText, type VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { LintFinding } from '#shared/vacancies/vacancy-lint.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { rewritten } from '../rewrite.ts'
import { isSaidByProblems } from '../steps.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

interface FindingNotesProps {
  path: string
  /** Also what is said about its parts, e.g. `questions.0.text` under `questions.0`. */
  deep?: boolean | undefined
}

/** What the lint says about a field, with the words that it means and a way to change them. */
export function FindingNotes({ path, deep = false }: FindingNotesProps) {
  const { findings } = useVacancyEditor()
  const own = findings.filter(
    (finding) => !isSaidByProblems(finding) && (finding.path === path || (deep && finding.path.startsWith(`${path}.`))),
  )
  if (own.length === 0) return null
  return (
    <ul aria-label="Revisión del texto" data-note={path} className="mt-2 scroll-my-36 space-y-2">
      {own.map((finding) => (
        <Finding key={`${finding.rule} ${finding.path} ${finding.start}`} finding={finding} />
      ))}
    </ul>
  )
}

function Finding({ finding }: { finding: LintFinding }) {
  const { document, changeDocument } = useVacancyEditor()
  const { level, reason, rewrite, quote, replaces } = finding
  const blocks = level === 'BLOCK'
  const Icon = blocks ? CircleAlert : Lightbulb
  return (
    <li
      className={cx('flex animate-rise items-start gap-2.5 rounded-lg p-3 text-sm', blocks ? 'bg-bad-soft' : 'bg-sunk')}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4.5 shrink-0', blocks ? 'text-bad' : 'text-warn')} />
      <div className="wrap-anywhere min-w-0 flex-1">
        <p>
          <strong className={cx('font-semibold', blocks && 'text-bad')}>
            {blocks ? 'Hay que cambiarlo.' : 'Consejo.'}
          </strong>{' '}
          {quote && <Quoted document={document} finding={finding} />}
          {reason}
        </p>
        {rewrite !== null && quote && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2 max-w-full whitespace-normal text-left"
            onClick={() => changeDocument((now) => (stillSays(now, finding) ? rewritten(now, finding, rewrite) : now))}
          >
            <WandSparkles aria-hidden="true" />
            {rewrite === ''
              ? removal(document, finding.path === 'description' ? replaces : undefined)
              : `Cambiar por «${rewrite}»`}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Whoever typed on since the text was checked has moved its words. */
function stillSays(document: VacancyDocument, { path, start, end, quote }: LintFinding): boolean {
  return textsOf(document).some((one) => one.path === path && one.text.slice(start, end) === quote)
}

/** What goes is said, when it is more than the marked words. */
function removal({ description }: VacancyDocument, replaces: LintFinding['replaces']): string {
  const gone = replaces ? plainText(description).slice(replaces.start, replaces.end).trim() : ''
  return gone === '' ? 'Quitarlo' : `Quitar «${gone.replace(/^[,;\s]+/, '')}»`
}

const AROUND = 24

/** Whole words of the same line. */
function wordsBefore(text: string, start: number): string {
  const near =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split('\n')
      .at(-1) ?? ''
  return near.length < AROUND ? near : near.replace(/^\S*\s/, '')
}

function wordsAfter(text: string, end: number): string {
  const near = text.slice(end, end + AROUND).split('\n')[0] ?? ''
  return near.length < AROUND ? near : near.replace(/\s\S*$/, '')
}

/** «…con buena presencia y…»: the meant words are marked among their neighbours. */
function Quoted({ document, finding }: { document: VacancyDocument; finding: LintFinding }) {
  const { path, quote, start, end } = finding
  const text = path === 'description' ? plainText(document.description) : null
  const fits = text?.slice(start, end) === quote
  const before = fits && text ? wordsBefore(text, start) : ''
  const after = fits && text ? wordsAfter(text, end) : ''
  return (
    <>
      Dice «{before && `…${before}`}
      <mark className="rounded-sm bg-spark px-0.5 font-medium text-on-spark">{quote}</mark>
      {after && `${after}…`}».{' '}
    </>
  )
}
