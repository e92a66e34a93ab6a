import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { useReturnFocus } from '../hooks/use-return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One or two sentences under the title: what happens, what can be undone. */
  text?: ReactNode | undefined
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode | undefined
  size?: 'sm' | 'lg' | undefined
  children?: ReactNode | undefined
}

// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function DialogPanel({ open, onOpenChange, title, text, actions, size = 'sm', children }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Radix.Content
          {...returnFocus}
          data-dialog=""
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-sheet flex-col rounded-t-xl bg-surface shadow-float outline-none sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[85dvh] sm:w-[calc(100%-3rem)] sm:rounded-xl',
            size === 'sm' ? 'sm:max-w-md' : 'sm:max-w-2xl',
          )}
        >
          <div className="flex items-start gap-4 px-5 pt-5 pb-4 sm:px-7 sm:pt-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-bold font-display text-xl">{title}</Radix.Title>
              {text && <Radix.Description className="mt-1.5 text-ink-soft">{text}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Cerrar" className="-mt-1.5 -mr-2">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 empty:hidden sm:px-7">{children}</div>
          {actions && (
            <div className="flex flex-col-reverse gap-3 border-line border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-7">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
