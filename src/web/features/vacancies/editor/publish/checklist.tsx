import { ArrowRight, CircleAlert, CircleCheck, CircleDashed, Lightbulb } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import { fieldName } from '../field-names.ts'
import { type Point, steps, stopsPublishing } from '../steps.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

const looks = {
  MISSING: { icon: <CircleDashed className="text-ink-soft" />, word: 'Falta' },
  BLOCK: { icon: <CircleAlert className="text-bad" />, word: 'Hay que cambiarlo' },
  ADVICE: { icon: <Lightbulb className="text-warn" />, word: 'Consejo' },
} as const

/** Everything that stands between the draft and its readers, each line with the way to its field. */
export function Checklist({ points }: { points: readonly Point[] }) {
  const stopping = points.filter(stopsPublishing).length
  return (
    <div className="space-y-5">
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
      {steps.map(({ key, title }) => {
        const own = points.filter(({ step }) => step === key)
        if (own.length === 0) return null
        return (
          <section key={key} aria-label={title}>
            <h3 className="mb-1 font-sans font-semibold text-ink-soft text-sm tracking-normal">{title}</h3>
            <ul className="-mx-3">
              {own.map((point) => (
                <li key={`${point.level} ${point.path} ${point.message} ${point.quote}`}>
                  <PointLink point={point} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function PointLink({ point }: { point: Point }) {
  const { goTo } = useVacancyEditor()
  const { icon, word } = looks[point.level]
  return (
    <button
      type="button"
      onClick={() => goTo(point.step, point.path)}
      className="group flex min-h-11 w-full items-start gap-3 rounded-lg px-3 py-2 text-left text-[0.9375rem] hover:bg-sunk"
    >
      <span aria-hidden="true" className="mt-0.5 [&_svg]:size-5">
        {icon}
      </span>
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="font-semibold">{fieldName(point.path)}</span>
        <span className="text-ink-soft"> · {word}. </span>
        {point.quote && <>Dice «{point.quote}». </>}
        {point.message}
      </span>
      <ArrowRight
        aria-hidden="true"
        className="mt-0.5 size-4.5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
      />
    </button>
  )
}
