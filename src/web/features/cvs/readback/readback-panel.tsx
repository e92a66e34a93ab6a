import { CircleCheck, CircleX } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import type { CvReadback } from '#shared/cvs/cvs.ts'
import { useReadback } from '#web/data/cvs.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { type CvPanelProps, PanelLoading } from '../manage/panel-parts.tsx'

type Item = CvReadback['items'][number]

/** The exported PDF read back: what a machine understands of it, section by section. */
export function ReadbackPanel({ cv }: CvPanelProps) {
  const found = useReadback(cv.id)
  if (found.isError) return <Failure title="No pudimos leer tu PDF." error={found.error} onRetry={found.refetch} />
  if (!found.data) return <PanelLoading />
  return <Readback found={found.data} />
}

function Readback({ found: { items, pages, in_order, text } }: { found: CvReadback }) {
  const lost = items.filter(({ read }) => !read).length
  const sections = Map.groupBy(items, ({ section }) => section)
  return (
    <div className="space-y-7">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="numeric font-bold text-5xl">
            {items.length - lost}
            <span className="text-2xl text-ink-soft"> / {items.length}</span>
          </span>
          <span className="text-lg">datos se leen bien</span>
        </p>
        <p className="mt-1 text-ink-soft">Tu PDF tiene {plural(pages, 'página', 'páginas')}.</p>
      </div>
      <Verdict lost={lost} in_order={in_order} empty={items.length === 0} />
      {[...sections].map(([section, of_section]) => (
        <SectionRead key={section} title={section} items={of_section} />
      ))}
      <details className="rounded-lg border border-line">
        <summary className="min-h-11 px-4 py-2.5 font-semibold">Ver el texto tal como lo lee</summary>
        <p className="wrap-anywhere whitespace-pre-wrap border-line border-t px-4 py-3 text-sm">{text}</p>
      </details>
    </div>
  )
}

function Verdict({ lost, in_order, empty }: { lost: number; in_order: boolean; empty: boolean }) {
  if (empty) return <Alert>Tu CV aún está vacío. Escribe algo y vuelve a mirar.</Alert>
  if (lost > 0) {
    return (
      <Alert tone="warn" title={`${plural(lost, 'dato se pierde', 'datos se pierden')}`}>
        Suele pasar con símbolos poco comunes. Escríbelos con letras y vuelve a mirar.
      </Alert>
    )
  }
  if (!in_order) {
    return (
      <Alert tone="warn" title="El orden cambia">
        Todo se lee, pero no en el orden de la página. Prueba con otra plantilla.
      </Alert>
    )
  }
  return <Alert tone="good">Todo se lee bien y en orden. Puedes enviarlo con tranquilidad.</Alert>
}

function SectionRead({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <section aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same value may be there twice
          <li key={at} className="flex items-start justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block text-ink-soft text-sm">{item.label}</span>
              <span className="wrap-anywhere line-clamp-3">{item.value}</span>
            </span>
            <ReadMark read={item.read} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReadMark({ read }: { read: boolean }) {
  const Icon = read ? CircleCheck : CircleX
  return (
    <span
      className={`mt-0.5 inline-flex shrink-0 items-center gap-1.5 font-medium text-sm ${read ? 'text-good' : 'text-bad'}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {read ? 'Se lee bien' : 'Se pierde'}
    </span>
  )
}
