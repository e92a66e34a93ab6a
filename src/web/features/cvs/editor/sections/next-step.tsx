import { ArrowRight, PartyPopper } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { CvTask } from '#shared/cvs/cv-completeness.ts'
import { useCvEditor } from '../cv-editor-context.ts'
import { nameOf } from './section-edits.ts'
import { sectionsToReview } from './section-status.ts'
import { sectionAddress } from './use-section.ts'

/** Where the cursor goes; the other tasks begin with a choice. */
const fields: Record<string, string> = {
  contact: 'basics.full_name',
  headline: 'basics.headline',
  location: 'basics.city',
  summary: 'summary',
  skills: 'skills',
}

function taskAddress(search: URLSearchParams, { key, section }: CvTask): string {
  if (section === 'preferences') return '/app/settings?tab=preferencias'
  const field = fields[key]
  return sectionAddress(search, section) + (field ? `&campo=${field}` : '')
}

/** One thing to do next, said calmly, with the way there; what is done is only counted. */
export function NextStep({ tasks }: { tasks: readonly CvTask[] }) {
  const [search] = useSearchParams()
  const { content, problems } = useCvEditor()
  const next = tasks.find((task) => !task.done)
  const left = tasks.filter((task) => !task.done).length
  const [unfinished] = sectionsToReview(content.document, problems)
  return (
    <section aria-label="Siguiente paso" className="rounded-xl border border-line bg-surface p-4">
      {next ? (
        <Step text={next.text} address={taskAddress(search, next)} left={left} />
      ) : unfinished ? (
        <Step
          text={`Completa los datos que faltan en «${nameOf(content.document, unfinished)}».`}
          address={sectionAddress(search, unfinished)}
          left={1}
        />
      ) : (
        <p className="flex items-start gap-2.5 font-medium">
          <PartyPopper aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
          Tu CV tiene todo lo que buscan las empresas.
        </p>
      )}
    </section>
  )
}

function Step({ text, address, left }: { text: string; address: string; left: number }) {
  return (
    <>
      <h2 className="font-sans font-semibold text-ink-soft text-sm tracking-normal">Siguiente paso</h2>
      <p className="mt-1 font-medium">{text}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <Link to={address} preventScrollReset className="hit-area inline-flex items-center gap-1.5 text-link">
          Hacerlo ahora
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
        <span className="text-ink-soft text-sm">{plural(left, 'paso', 'pasos')} por dar</span>
      </div>
    </>
  )
}
