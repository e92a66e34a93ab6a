import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** A few words about an icon; never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 animate-fade rounded-md bg-ink px-2.5 py-1.5 font-medium text-paper text-sm shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
