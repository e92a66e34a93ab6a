import { ArrowRight, CircleAlert, CircleCheck, CircleDashed, Lightbulb } from 'lucide-react'
import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { fieldName } from '../field-names.ts'
import { type Point, steps, stopsPublishing } from '../steps.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { PlanWays } from './plan-ways.tsx'

const looks = {
  MISSING: { icon: <CircleDashed className="text-ink-soft" />, word: 'Falta' },
  BLOCK: { icon: <CircleAlert className="text-bad" />, word: 'Hay que cambiarlo' },
  ADVICE: { icon: <Lightbulb className="text-warn" />, word: 'Consejo' },
} as const

interface ChecklistProps {
  points: readonly Point[]
  /** Nothing waits to be published: what is left are hints about what people read already. */
  is_published: boolean
}

/** Everything that stands between the draft and its readers, each line with the way to its field. */
export function Checklist({ points, is_published }: ChecklistProps) {
  const stopping = points.filter(stopsPublishing).length
  return (
    <div className="space-y-5">
      {(stopping > 0 || !is_published) && <Readiness stopping={stopping} />}
      {partsOf(points).map(({ title, own }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-1 font-sans font-semibold text-ink-soft text-sm tracking-normal">{title}</h3>
          <ul className="-mx-3">
            {own.map((point) => (
              <li key={`${point.level} ${point.path} ${point.message} ${point.quote}`}>
                <PointLink point={point} />
                <PointHelp point={point} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Readiness({ stopping }: { stopping: number }) {
  return (
    <p role="status" className="flex items-start gap-2.5 font-semibold">
      {stopping === 0 ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
      ) : (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
      )}
      {stopping === 0
        ? 'Todo listo para publicar.'
        : `${plural(stopping, 'punto', 'puntos')} por resolver antes de publicar.`}
    </p>
  )
}

/** What is no field of the vacancy comes first: it may take a mail or a colleague. */
function partsOf(points: readonly Point[]) {
  const parts = [
    { title: 'Cuenta y empresa', own: points.filter(({ to }) => to !== undefined) },
    ...steps.map(({ key, title }) => ({ title, own: points.filter(({ step, to }) => step === key && !to) })),
  ]
  return parts.filter(({ own }) => own.length > 0)
}

/** What can be done about it without leaving the draft. */
function PointHelp({ point }: { point: Point }) {
  const { emailResend } = useVacancyEditor()
  const help = point.path === 'email' ? emailResend : point.path === 'plan' ? <PlanWays /> : null
  return help && <div className="flex flex-wrap gap-2 pr-3 pb-2 pl-11">{help}</div>
}

const rowClass =
  'group flex min-h-11 w-full items-start gap-3 rounded-lg px-3 py-2 text-left text-[0.9375rem] hover:bg-sunk'

function PointLink({ point }: { point: Point }) {
  const { goTo } = useVacancyEditor()
  if (point.to) {
    return (
      <Link to={point.to} className={rowClass}>
        <PointWords point={point} />
      </Link>
    )
  }
  return (
    <button type="button" onClick={() => goTo(point.step, point.path)} className={rowClass}>
      <PointWords point={point} />
    </button>
  )
}

/** «Requisito 5» says nothing in a list that is grouped by importance: it is called as it reads. */
function requirementAt(path: string, requirements: readonly Requirement[]): string {
  const index = /^requirements\.(\d+)/.exec(path)?.[1]
  const found = index === undefined ? undefined : requirements[Number(index)]
  return found ? requirementWords(found) : ''
}

function PointWords({ point }: { point: Point }) {
  const { document } = useVacancyEditor()
  const { icon, word } = looks[point.level]
  const name = requirementAt(point.path, document.requirements)
  return (
    <>
      <span aria-hidden="true" className="mt-0.5 [&_svg]:size-5">
        {icon}
      </span>
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="font-semibold">{name ? `«${name}»` : fieldName(point.path)}</span>
        <span className="text-ink-soft"> · {name && point.level === 'MISSING' ? 'Revísalo' : word}. </span>
        {point.quote && <>Dice «{point.quote}». </>}
        {point.message}
      </span>
      <ArrowRight
        aria-hidden="true"
        className="mt-0.5 size-4.5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
      />
    </>
  )
}
