import { useEffect, useRef } from 'react'

interface OriginalTextProps {
  pages: readonly string[]
  /** What the person is looking at among the proposed fields. */
  sought: string
}

/** What the file says, page by page; the field in hand is marked where it was read. */
export function OriginalText({ pages, sought }: OriginalTextProps) {
  const pane = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is looked for
  useEffect(() => {
    const box = pane.current
    const mark = box?.querySelector('mark')
    // Only the pane moves: the page must stay where the person is writing.
    if (box && mark) box.scrollTop = mark.offsetTop - box.clientHeight / 3
  }, [sought])
  const at = pages.findIndex((page) => positionOf(page, sought) >= 0)
  return (
    <section
      ref={pane}
      aria-label="Texto original"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[70dvh] space-y-6 overflow-y-auto rounded-lg border border-line bg-surface p-4 sm:p-5 lg:max-h-[calc(100dvh-13rem)]"
    >
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages of a file do not move
        <section key={index} aria-label={`Página ${index + 1}`}>
          {pages.length > 1 && (
            <p className="mb-2 font-medium text-ink-soft text-sm">
              Página {index + 1} de {pages.length}
            </p>
          )}
          <p className="wrap-anywhere whitespace-pre-wrap text-[0.9375rem]">
            <Marked text={page} sought={index === at ? sought : ''} />
          </p>
        </section>
      ))}
    </section>
  )
}

const firstLine = (sought: string): string => (sought.split('\n')[0] ?? '').trim()

function positionOf(text: string, sought: string): number {
  const wanted = firstLine(sought)
  return wanted.length < 2 ? -1 : text.toLocaleLowerCase('es').indexOf(wanted.toLocaleLowerCase('es'))
}

function Marked({ text, sought }: { text: string; sought: string }) {
  const from = positionOf(text, sought)
  if (from < 0) return text
  const to = from + firstLine(sought).length
  return (
    <>
      {text.slice(0, from)}
      <mark className="rounded-sm bg-spark text-on-spark">{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}
