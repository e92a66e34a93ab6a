import { ArrowRight, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { withParam } from '#web/lib/address.ts'
import { useCvEditor } from '../editor/cv-editor-context.ts'
import { leftSteps } from './left-steps.ts'
import { smallSteps } from './small-steps.ts'
import { useAccountStep } from './use-account-step.ts'

/** That there are small steps, with the way to them; nothing where there are none, and nothing moves while somebody writes. */
export function StepsOffer({ cv_id }: { cv_id: string }) {
  const { content } = useCvEditor()
  const [search] = useSearchParams()
  const account = useAccountStep(content.document)
  const { data: me } = useMe()
  // Counted when it comes, when the panel opens or closes, and once the account is known.
  const moment = `${search.get('panel') === 'pasos'} ${me !== undefined}`
  const countNow = () => {
    const left = leftSteps(cv_id)
    const steps = [...smallSteps(content, new Date().toISOString().slice(0, 7)), ...(account ? [account] : [])]
    return steps.filter(({ key }) => !left.includes(key)).length
  }
  const [counted, setCounted] = useState(() => ({ moment, count: countNow() }))
  if (counted.moment !== moment) setCounted({ moment, count: countNow() })
  if (counted.count === 0) return null
  return (
    <Link
      to={`?${withParam(search, 'panel', 'pasos')}`}
      preventScrollReset
      className="flex min-h-11 items-center gap-2.5 rounded-xl border border-line bg-surface px-4 py-2.5 transition-colors hover:border-edge"
    >
      <ListChecks aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1 font-medium">{plural(counted.count, 'paso pequeño', 'pasos pequeños')}</span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </Link>
  )
}
