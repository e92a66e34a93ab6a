import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** An address as people type it: no capitals and no corrections. */
export function EmailInput(props: ComponentProps<typeof Input>) {
  return <Input type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
}
