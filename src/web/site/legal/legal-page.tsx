import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'

export interface LegalSection {
  /** The anchor of the address, e.g. `/privacy#encaje`. */
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  intro: string
  sections: readonly LegalSection[]
  /** In place of since when it holds. */
  dated?: ReactNode
  /** The other legal text. */
  other: { to: string; label: string }
}

/** Text that people really read: a narrow column, numbered parts, a list of contents, and a good print. */
export function LegalPage({ title, intro, sections, other, dated = IN_FORCE }: LegalPageProps) {
  usePageTitle(title)
  useFocusOnAnchor()
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-8 px-4 pt-8 pb-20 sm:px-6 sm:pt-14 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <header className="lg:col-start-2">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-4 max-w-[42rem] text-ink-soft text-lg">{intro}</p>
        <p className="mt-4 text-ink-soft text-sm">{dated}</p>
      </header>
      <Contents sections={sections} />
      <div className="max-w-[42rem] space-y-12 lg:col-start-2">
        {sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} tabIndex={-1} className="scroll-mt-24 break-after-avoid text-2xl">
              {index + 1}. {section.title}
            </h2>
            <div className={BODY}>{section.body}</div>
          </section>
        ))}
        <p className="border-line border-t pt-8">
          Lee también:{' '}
          <Link to={other.to} className="text-link">
            {other.label}
          </Link>
          .
        </p>
      </div>
    </div>
  )
}

const IN_FORCE = (
  <>
    Vigente desde el <time dateTime="2026-11-01">1 de noviembre de 2026</time> · Versión 2026-11-01
  </>
)

const BODY =
  'mt-4 space-y-4 leading-7 [&_dd]:mt-1 [&_dd]:text-ink-soft [&_dl]:space-y-4 [&_dt]:font-semibold [&_li]:pl-1 [&_li]:marker:text-brand [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5'

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  // A text may stand behind a question, which an anchor alone would lose.
  const { search } = useLocation()
  return (
    <nav
      aria-label="Contenido"
      className="self-start rounded-xl border border-line bg-surface p-5 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:p-1"
    >
      <p className="mb-2 font-semibold">Contenido</p>
      <ol>
        {sections.map((section, index) => (
          <li key={section.id}>
            <Link
              to={{ search, hash: section.id }}
              replace
              className="flex min-h-9 items-baseline rounded-md py-1.5 text-[0.9375rem] text-ink-soft leading-snug hover:text-brand hover:underline"
            >
              <span className="w-7 shrink-0 whitespace-nowrap tabular-nums">{index + 1}.</span>
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The router scrolls to the anchor; focus follows, for those who move by keyboard. */
function useFocusOnAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash])
}
