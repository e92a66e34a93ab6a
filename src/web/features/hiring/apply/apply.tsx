import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ApplyContext } from '#shared/hiring/applying.ts'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { useApplyContext } from '#web/data/hiring/applying.ts'
import { useApplied } from '#web/data/hiring/my-applications.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useOnceOpened } from '#web/ui/hooks/use-once-opened.ts'
import { UndoButton } from '../parts/undo-button.tsx'
import { ApplyInvitation, ApplyLabel } from './apply-invitation.tsx'
import type { DrawCv } from './company-view-pane.tsx'
import type { ApplySource } from './use-send.ts'

/** Its code comes with the first opening: most people read more than they send. */
const ApplySheet = lazy(() => import('./apply-sheet.tsx'))

interface ApplyProps {
  job: PublicJob
  source?: ApplySource | undefined
  drawCv: DrawCv
}

/** «Postularme» on an open vacancy; the screen stands in the address, so that signing in leads back to it. */
export function Apply({ job, source = 'DIRECT', drawCv }: ApplyProps) {
  const has_token = useSession((session) => session.token !== null)
  const hires = useSession((session) => session.user?.intent === 'RECRUITER')
  if (!has_token) return job.state === 'PUBLISHED' ? <ApplyInvitation vacancy_id={job.id} /> : null
  // Whoever hires did not come to apply; the mode switcher is one press away.
  return hires ? null : <OwnApply job={job} source={source} drawCv={drawCv} />
}

function OwnApply({ job, source = 'DIRECT', drawCv }: ApplyProps) {
  const { open, setOpen } = usePanel('postular')
  const opened = useOnceOpened(open)
  const [sent, setSent] = useState(false)
  const { data: context } = useApplyContext(job.id)
  const earlier = context?.refusal === 'ALREADY_APPLIED' ? context.earlier : null
  return (
    <>
      {earlier ? (
        <Sent vacancy_id={job.id} earlier={earlier} takesFocus={sent && !open} />
      ) : (
        job.state === 'PUBLISHED' && (
          <Button size="lg" aria-haspopup="dialog" onClick={() => setOpen(true)} className="max-sm:w-full">
            <ApplyLabel draft={Boolean(context?.draft)} />
          </Button>
        )
      )}
      {opened && (
        <Suspense>
          <ApplySheet
            vacancy_id={job.id}
            title={job.document.title}
            company_name={job.company.name}
            source={source}
            drawCv={drawCv}
            open={open}
            onClose={() => setOpen(false)}
            onSent={() => {
              setSent(true)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface SentProps {
  vacancy_id: string
  earlier: NonNullable<ApplyContext['earlier']>
  /** It took the place of the button that opened the screen: focus would be nowhere. */
  takesFocus: boolean
}

function Sent({ vacancy_id, earlier, takesFocus }: SentProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const undo_until = useApplied().get(vacancy_id)?.undo_until ?? null
  const { applied_at, again_from } = earlier
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-4 py-3',
        again_from ? 'bg-sunk' : 'bg-good-soft',
      )}
    >
      <p ref={heading} tabIndex={-1} className={cx('font-semibold outline-none', !again_from && 'text-good')}>
        Te postulaste el {formatDate(applied_at)}
      </p>
      {again_from && (
        <p className="w-full text-ink-soft text-sm">
          Esa postulación ya terminó. Puedes volver a postularte desde el {formatDate(again_from)}.
        </p>
      )}
      <Link to={`/app/my-applications?postulacion=${earlier.id}`} className="text-link hit-area">
        Ver mi postulación
      </Link>
      <UndoButton application_id={earlier.id} undo_until={undo_until} />
    </div>
  )
}
