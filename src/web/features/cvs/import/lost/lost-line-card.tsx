import { Check, ClipboardCopy, CornerDownRight, Ellipsis, TextSearch, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import type { ReviewView } from '../use-review-view.ts'
import { lineAnswers } from './line-answers.ts'
import type { LostLine } from './lost-lines.ts'

interface LostLineCardProps {
  line: LostLine
  view: ReviewView
  onLook: () => void
}

/** One line that was not understood, between its neighbours, and what it may be; once settled, where it went. */
export function LostLineCard({ line, view, onLook }: LostLineCardProps) {
  const settled = view.review.settled[line.key]
  const [focus, setFocus] = useState(false)
  if (settled) {
    return (
      <Settled
        text={line.text}
        label={settled.label}
        focus={focus}
        onUndo={() => {
          setFocus(true)
          view.review.unsettle(line.key)
        }}
      />
    )
  }
  return <OpenLine line={line} view={view} focus={focus} onAnswered={() => setFocus(true)} onLook={onLook} />
}

interface OpenLineProps extends LostLineCardProps {
  /** The person has just taken an answer back. */
  focus: boolean
  onAnswered: () => void
}

function OpenLine({ line, view, focus, onAnswered, onLook }: OpenLineProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [focus])
  const { answers, jobs, others } = lineAnswers(line, view.review)
  const choose = (answer: () => boolean) => answer() && onAnswered()
  const asItems = (list: typeof answers) =>
    list.map(({ label, choose: answer }) => ({ label, onSelect: () => choose(answer) }))
  const copying = {
    label: 'Copiar al portapapeles',
    icon: <ClipboardCopy aria-hidden="true" />,
    onSelect: () => copy(line.text),
  }
  return (
    <li onFocus={() => view.visit(line.key, line.place)} className="px-4 py-3.5 sm:px-5">
      <div className="flex items-start">
        <Context line={line} />
        {line.place && (
          <IconButton label="Verla en el original" className="-mt-2 lg:hidden" onClick={onLook}>
            <TextSearch aria-hidden="true" />
          </IconButton>
        )}
        <Menu
          items={[...asItems(others), copying]}
          trigger={
            <IconButton label="Ponerla en otro sitio" className="-mt-2 -mr-2">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        />
      </div>
      <div ref={box} className="mt-2.5 flex flex-wrap items-center gap-2">
        {answers.map(({ label, choose: answer }) => (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            className="wrap-anywhere shrink! min-w-0"
            onClick={() => choose(answer)}
          >
            {label}
          </Button>
        ))}
        {jobs.length > 0 && (
          <Menu
            align="start"
            items={asItems(jobs)}
            trigger={
              <Button variant="secondary" size="sm">
                Es de un trabajo…
              </Button>
            }
          />
        )}
      </div>
    </li>
  )
}

/** The line as it stood: what was above it and below it tells what it is. */
function Context({ line: { text, before, after, home, item_id } }: { line: LostLine }) {
  return (
    <div className="min-w-0 flex-1">
      <div className="border-line border-l-2 pl-3 text-[0.9375rem]">
        {before && <p className="truncate text-ink-soft text-sm">{before}</p>}
        <p className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap font-medium">{text}</p>
        {after && <p className="truncate text-ink-soft text-sm">{after}</p>}
      </div>
      {home && (
        <p className="wrap-anywhere mt-2 flex items-start gap-1.5 text-ink-soft text-sm">
          <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            Estaba bajo <span className="font-medium text-ink">{home.title}</span>
          </span>
        </p>
      )}
      {item_id && <p className="mt-2 text-ink-soft text-sm">Si no dices nada, queda en «Más información».</p>}
    </div>
  )
}

interface SettledProps {
  text: string
  label: string
  /** The person has just answered: the focus stays where it can be taken back. */
  focus: boolean
  onUndo: () => void
}

function Settled({ text, label, focus, onUndo }: SettledProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focus) button.current?.focus({ preventScroll: true })
  }, [focus])
  return (
    <li className="flex items-center gap-3 py-1.5 pr-2 pl-4 sm:pl-5">
      <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
      <p role="status" className="min-w-0 flex-1 text-sm">
        <span className="block truncate text-ink-soft">{text}</span>
        <span className="wrap-anywhere block font-medium">{label}</span>
      </p>
      <Button ref={button} variant="quiet" size="sm" aria-label={`Deshacer: ${text.slice(0, 60)}`} onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        Deshacer
      </Button>
    </li>
  )
}

async function copy(text: string) {
  if (await copyText(text)) notify.success('Texto copiado.')
  else notify.error('Tu navegador no deja copiar. Selecciona el texto y cópialo a mano.')
}
