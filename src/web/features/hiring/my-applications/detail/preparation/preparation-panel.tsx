import { ArrowLeft, Printer } from 'lucide-react'
import { useEffect } from 'react'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { usePreparation } from '#web/data/hiring/preparation.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useFocusOnChange } from '#web/ui/hooks/use-focus-on-change.ts'
import { LikelyQuestions } from './likely-questions.tsx'
import { Meetings } from './meetings.tsx'
import { focusPrepareLink } from './prepare-link.tsx'

interface PreparationPanelProps {
  application: ApplicationDetail
  onBack: () => void
}

/** `?panel=prepararte`: all for the next interview of one application, on one sheet that also prints. */
// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function PreparationPanel({ application, onBack }: PreparationPanelProps) {
  const { id, title, company, is_open } = application
  const found = usePreparation(id)
  const heading = useFocusOnChange<HTMLHeadingElement>(id)
  usePageTitle('Prepárate', title)
  useEffect(() => () => void focusPrepareLink(), [])
  return (
    <div data-print="sheet" className="space-y-8">
      <div>
        <div data-print="hide" className="flex flex-wrap items-center justify-between gap-2 pr-10">
          <Button variant="quiet" size="sm" className="-ml-3" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            Volver a la postulación
          </Button>
          <Button variant="quiet" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Imprimir
          </Button>
        </div>
        <h2 ref={heading} tabIndex={-1} className="mt-3 text-2xl outline-none">
          Prepárate
        </h2>
        <p className="wrap-anywhere mt-1 text-ink-soft">
          {title} · {company.name}
        </p>
      </div>
      <Meetings application_id={id} is_open={is_open} meets={found.data?.meets ?? []} />
      {found.isPending && (
        <Loading label="Cargando tu preparación…" className="space-y-4">
          <Skeleton className="h-7 w-64" />
          <Skeleton className="h-32 rounded-xl" />
          <Skeleton className="h-32 rounded-xl" />
        </Loading>
      )}
      {found.isError && !found.data && (
        <Failure title="No pudimos cargar tu preparación." error={found.error} onRetry={() => found.refetch()} />
      )}
      {found.data && (
        <>
          <LikelyQuestions application_id={id} preparation={found.data} />
          <ToAsk questions={found.data.to_ask} />
        </>
      )}
    </div>
  )
}

/** What the vacancy leaves open. */
function ToAsk({ questions }: { questions: readonly string[] }) {
  return (
    <section aria-label="Lo que puedes preguntar">
      <h3 className="text-lg">Lo que puedes preguntar</h3>
      <p className="mt-1 text-ink-soft">
        {questions.length > 0
          ? 'La vacante no lo dice, y te ayuda a decidir.'
          : 'La vacante ya responde a lo que se suele preguntar. Pregunta por lo que más te importe a ti.'}
      </p>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        {questions.map((question) => (
          <li key={question} className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ul>
    </section>
  )
}
