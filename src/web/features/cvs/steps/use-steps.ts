import { useMemo, useState } from 'react'
import { useFitsOnePage } from '#web/data/cvs.ts'
import { useCvEditor } from '../editor/cv-editor-context.ts'
import { asSaved } from '../editor/saved-content.ts'
import { keepLeft, leftSteps } from './left-steps.ts'
import type { SmallStep } from './small-step.ts'
import { smallSteps } from './small-steps.ts'
import { useAccountStep } from './use-account-step.ts'

/** A step that was settled just now, and how to take that back. */
export interface SettledStep {
  what: string
  changed: boolean
  undo: () => void
}

const ONE_PAGE: SmallStep = {
  key: 'one-page',
  what: 'Tu CV ocupa dos páginas y cabe en una.',
  why: 'Una sola página se lee entera. Se estrechan los márgenes y la letra, nunca por debajo de 9.',
  button: 'Ajustar a una página',
  change: (content) => ({ ...content, design: { ...content.design, one_page: true } }),
  section: 'design',
}

/** The steps of the open CV one after the other; the last settled one can be taken back, and then the one before. */
export function useSteps(cv_id: string, onUndo: () => void) {
  const { content, change } = useCvEditor()
  const [left, setLeft] = useState(() => leftSteps(cv_id))
  const [settled, setSettled] = useState<readonly SettledStep[]>([])
  const steps = useMemo(() => smallSteps(content, new Date().toISOString().slice(0, 7)), [content])
  const account = useAccountStep(content.document)
  const drawn = useMemo(() => asSaved(content, 'CV'), [content])
  const open = steps.filter(({ key }) => !left.includes(key))
  const is_last = open.length === 0 && !left.includes(ONE_PAGE.key)
  const fits = useFitsOnePage(cv_id, drawn, { enabled: is_last })
  const offers_account = account !== null && !left.includes(account.key)
  const offers_page = is_last && fits.data === true && !content.design.one_page

  function setLeftAs(next: readonly string[]) {
    setLeft([...next])
    keepLeft(cv_id, next)
  }

  const settle = (step: SettledStep) => setSettled((now) => [...now, step])

  return {
    settled,
    left: open.length + (offers_account ? 1 : 0) + (offers_page ? 1 : 0),
    step: open[0] ?? (offers_page && !offers_account ? ONE_PAGE : null),
    account: open.length === 0 && offers_account ? account : null,
    is_looking: is_last && !offers_account && fits.isFetching,
    apply: (step: SmallStep, edit: NonNullable<SmallStep['change']>) => {
      change(edit)
      settle({ what: step.what, changed: true, undo: onUndo })
    },
    leave: ({ key, what }: { key: string; what: string }) => {
      setLeftAs([...left, key])
      settle({ what, changed: false, undo: () => setLeftAs(left) })
    },
    settle,
    takeBack: () => {
      settled.at(-1)?.undo()
      setSettled(settled.slice(0, -1))
    },
  }
}
