import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { useReturnFocus } from '../hooks/use-return-focus.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Read by screen readers; draw a visible heading inside when one helps. */
  title: string
  side?: 'left' | 'right' | undefined
  className?: string | undefined
  children: ReactNode
}

// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function DrawerPanel({ open, onOpenChange, title, side = 'right', className, children }: DrawerProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Radix.Content
          {...returnFocus}
          data-drawer=""
          aria-describedby={undefined}
          className={cx(
            // Whoever goes through a form with the keyboard sees each field above the bar that stands at its foot.
            'fixed inset-y-0 z-50 flex w-full scroll-pb-40 flex-col overflow-y-auto bg-surface shadow-float outline-none',
            side === 'left' ? 'left-0 animate-slide-left' : 'right-0 animate-slide-right',
            className ?? 'max-w-lg',
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <span className="absolute top-2.5 right-2.5">
            <Radix.Close asChild>
              <IconButton label="Cerrar">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </span>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
