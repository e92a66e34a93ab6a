import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { cx } from '#web/lib/cx.ts'
import { showInLine } from './show-in-line.ts'
import { SideScroll } from './side-scroll.tsx'

interface Tab {
  value: string
  label: string
  icon?: ReactNode | undefined
  count?: number | undefined
}

interface TabsProps {
  /** Names the group of tabs for screen readers. */
  label: string
  tabs: readonly [Tab, ...Tab[]]
  /** Name of the query parameter that holds the open tab. */
  param?: string | undefined
  /** On large screens the tabs stand in a column at the left. */
  side?: boolean | undefined
  /** At the end of the same line. */
  beside?: ReactNode | undefined
  /** At the foot of a sheet: every tab is in sight, and only what they open scrolls (on a phone the tabs too). */
  sheet?: boolean | undefined
  children: (open: string) => ReactNode
}

const placeClass = '-mx-4 mb-4 border-line border-b sm:mx-0 sm:mb-6'
const listClass = 'flex w-max gap-0.5 px-4 sm:gap-1 sm:px-0'
const tabClass =
  'relative flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-t-lg font-medium text-ink-soft transition-colors after:absolute after:inset-x-1 sm:after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-t-sm hover:text-ink focus-visible:outline-offset-[-2px] aria-selected:text-ink aria-selected:after:bg-brand [&_svg]:size-4.5 [&_svg]:shrink-0'
const plainTabClass = 'px-2 text-[0.9375rem] sm:px-3'
const sideTabClass =
  'lg:rounded-lg lg:px-3.5 lg:after:hidden lg:hover:bg-sunk lg:aria-selected:bg-brand-soft lg:aria-selected:text-brand-strong'

/** Where the screen is too low for a head that stays, all of it scrolls. */
const sheetClass = 'min-h-0 flex-1 max-sm:overflow-y-auto sm:flex sm:flex-col low:flex-none low:overflow-visible!'
const sheetListClass = 'flex shrink-0 flex-wrap border-line border-b px-2 sm:px-4'
const sheetTabClass = 'px-2 text-sm'
const sheetPanelClass =
  'px-4 pt-5 pb-12 sm:min-h-0 sm:flex-1 sm:overflow-y-auto sm:overscroll-contain sm:px-6 low:overflow-visible!'

/** Tabs that live in the address: every tab is a link, so back, reload and copying work. */
export function Tabs({ label, tabs, param = 'tab', side = false, beside, sheet = false, children }: TabsProps) {
  const [search] = useSearchParams()
  const open = (tabs.find((tab) => tab.value === search.get(param)) ?? tabs[0]).value
  useEffect(() => {
    // Many tabs do not fit on a phone: the open one must be in sight.
    if (!sheet) showInLine(document.getElementById(`${param}-${open}`))
  }, [param, open, sheet])
  const list = (look: string) => (
    <div role="tablist" aria-label={label} className={look}>
      {tabs.map((tab) => (
        <TabLink
          key={tab.value}
          tab={tab}
          param={param}
          selected={tab.value === open}
          look={cx(sheet ? sheetTabClass : plainTabClass, side && sideTabClass)}
        />
      ))}
    </div>
  )

  return (
    <div className={cx(side && 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10', sheet && sheetClass)}>
      {sheet ? (
        list(sheetListClass)
      ) : (
        <Beside beside={beside}>
          <SideScroll
            className={cx(beside ? '-ml-4 sm:ml-0' : placeClass, side && 'lg:mb-0 lg:self-start lg:border-b-0')}
          >
            {list(cx(listClass, side && 'lg:w-auto lg:flex-col'))}
          </SideScroll>
        </Beside>
      )}
      <div
        role="tabpanel"
        id={`${param}-panel`}
        aria-labelledby={`${param}-${open}`}
        className={cx('min-w-0 animate-fade', sheet && sheetPanelClass)}
        key={open}
      >
        {children(open)}
      </div>
    </div>
  )
}

function Beside({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  if (!beside) return children
  return (
    <div className="mb-4 flex items-center justify-between border-line border-b">
      {children}
      {beside}
    </div>
  )
}

interface TabLinkProps {
  tab: Tab
  param: string
  selected: boolean
  look: string
}

function TabLink({ tab, param, selected, look }: TabLinkProps) {
  const [search] = useSearchParams()
  const address = new URLSearchParams(search)
  address.set(param, tab.value)
  return (
    <Link
      to={`?${address}`}
      role="tab"
      id={`${param}-${tab.value}`}
      aria-selected={selected}
      aria-controls={selected ? `${param}-panel` : undefined}
      tabIndex={selected ? 0 : -1}
      preventScrollReset
      onKeyDown={handleKey}
      className={cx(tabClass, look)}
    >
      {tab.icon}
      {tab.label}
      {tab.count !== undefined && (
        <span className="rounded-full bg-sunk px-2 text-ink-soft text-sm tabular-nums">{tab.count}</span>
      )}
    </Link>
  )
}

/** Arrows, Home and End move focus along the tabs; Enter and Space open the one in focus. */
function handleKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])]
  const index = tabs.indexOf(event.currentTarget)
  const next = index + 1
  const goals: Record<string, number> = { ArrowRight: next, ArrowDown: next, ArrowLeft: index - 1, ArrowUp: index - 1 }
  const goal = { ...goals, Home: 0, End: -1 }[event.key]
  if (event.key === ' ') event.currentTarget.click()
  else if (goal !== undefined) tabs.at(goal % tabs.length)?.focus()
  else return
  event.preventDefault()
}
