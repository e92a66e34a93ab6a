import { Check, EyeOff } from 'lucide-react'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { toldReasonWords } from '#shared/words/hiring.ts'
import { useMyInterviews, useMyOffers } from '#web/data/hiring/my-process.ts'
import { cx } from '#web/lib/cx.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { InterviewCard } from './interview-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { ReviewCard } from './review-card.tsx'
import { Timeline } from './timeline.tsx'
import { Withdraw } from './withdraw.tsx'

/** What waits for the person first, then where it stands and what happened. */
export function ProcessTab({ application }: { application: ApplicationDetail }) {
  const { id } = application
  const offers = useMyOffers(id)
  const interviews = useMyInterviews(id)
  const lost = [offers, interviews].find((one) => one.isError && !one.data)
  return (
    <div className="space-y-8">
      {lost && (
        <Failure title="No pudimos cargar ofertas y entrevistas." error={lost.error} onRetry={() => lost.refetch()} />
      )}
      {offers.data?.map((offer) => (
        <OfferCard key={offer.id} offer={offer} company={application.company.name} />
      ))}
      {interviews.data
        // Whoever has been hired in the meantime is not asked for an hour any more.
        ?.filter(({ state }) => application.is_open || state !== 'PROPOSED')
        .map((interview) => (
          <InterviewCard key={interview.id} interview={interview} />
        ))}
      <IdentityLine application={application} />
      <Decision application={application} />
      <ReviewCard application={application} />
      {application.process.length > 0 && application.is_open && <ProcessSteps steps={application.process} />}
      <Timeline steps={application.timeline} />
      {!application.is_open && <WhatNow application={application} />}
      {application.can_withdraw && <Withdraw id={id} title={application.title} ends_at={application.vacancy_ends_at} />}
    </div>
  )
}

/** Blind review, for the person: whether the company knows who they are. */
function IdentityLine({ application: { identity } }: { application: ApplicationDetail }) {
  if (!identity?.is_hidden) return null
  return (
    <p className="flex items-start gap-2 rounded-lg bg-brand-soft p-4">
      <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="wrap-anywhere">
        La empresa revisa tu postulación sin saber quién eres.
        {identity.shown_from && ` Tu nombre se muestra desde la fase «${identity.shown_from}».`}
      </span>
    </p>
  )
}

function Decision({ application: { decision } }: { application: ApplicationDetail }) {
  if (!decision) return null
  return (
    <section aria-label="Respuesta de la empresa" className="rounded-lg bg-sunk p-4 sm:p-5">
      <h3 className="text-lg">Respuesta de la empresa</h3>
      <p className="mt-1">{toldReasonWords[decision.reason]}</p>
      {decision.missing.length > 0 && (
        <div className="mt-3">
          <p className="text-ink-soft">Lo que faltó para este puesto:</p>
          <ul className="list-disc pl-5">
            {decision.missing.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {decision.message && <p className="wrap-anywhere mt-3 whitespace-pre-line">{decision.message}</p>}
    </section>
  )
}

/** An end is no dead end: where one looks on. */
function WhatNow({ application: { state } }: { application: ApplicationDetail }) {
  if (state === 'CONTRATADA') return null
  return (
    <section aria-label="Sigue buscando" className="border-line border-t pt-6">
      <h3 className="text-lg">Sigue buscando</h3>
      <p className="mt-1 text-ink-soft">Hay vacantes abiertas que encajan con tu CV.</p>
      <LinkButton to="/app/jobs" variant="secondary" className="mt-4">
        Ver vacantes para ti
      </LinkButton>
    </section>
  )
}

function ProcessSteps({ steps }: { steps: ApplicationDetail['process'] }) {
  return (
    <section aria-label="Etapas del proceso">
      <h3 className="mb-3 text-lg">Etapas del proceso</h3>
      <ol className="space-y-2">
        {steps.map(({ name, is_here, is_past }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two stages may have one name, and their order stands
            key={index}
            aria-current={is_here ? 'step' : undefined}
            className={cx('flex items-center gap-3', is_here ? 'font-semibold' : 'text-ink-soft')}
          >
            <span
              aria-hidden="true"
              className={cx(
                'numeric flex size-7 shrink-0 items-center justify-center rounded-full text-sm',
                is_here && 'bg-brand text-on-brand',
                is_past && 'bg-brand-soft text-brand-strong',
                !is_here && !is_past && 'border border-line',
              )}
            >
              {is_past ? <Check className="size-4" strokeWidth={3} /> : index + 1}
            </span>
            <span className="wrap-anywhere min-w-0">
              {name}
              {is_here && <span className="ml-1 font-normal text-ink-soft text-sm"> estás aquí</span>}
              {is_past && <span className="sr-only"> (superada)</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
