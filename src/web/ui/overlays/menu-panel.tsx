import { DropdownMenu as Radix } from 'radix-ui'
import type { PointerEvent, ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/lib/cx.ts'

export interface MenuItem {
  label: string
  icon?: ReactNode | undefined
  /** Leads somewhere; otherwise give `onSelect`. */
  to?: string | undefined
  onSelect?: (() => void) | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
}

/** What a button can be told, so that a press is not lost before the menu itself is there. */
interface Pressed {
  onClick?: (() => void) | undefined
  onPointerDown?: ((event: PointerEvent) => void) | undefined
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<Pressed>
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
  /** Open from the start, for menus that come into being when they are first asked for. */
  defaultOpen?: boolean | undefined
}

const itemClass =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 text-[0.9375rem] outline-none data-[disabled]:cursor-default data-[highlighted]:bg-brand-soft data-[disabled]:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft'

export function MenuPanel({ trigger, items, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[min(20rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-float"
        >
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon}
      <span className="wrap-anywhere min-w-0">{item.label}</span>
    </>
  )
  return (
    <Radix.Item
      asChild={item.to !== undefined}
      disabled={item.disabled ?? false}
      onSelect={() => item.onSelect?.()}
      className={cx(itemClass, item.danger && 'text-bad [&_svg]:text-bad')}
    >
      {item.to === undefined ? content : <Link to={item.to}>{content}</Link>}
    </Radix.Item>
  )
}
