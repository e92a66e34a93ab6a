import { Check, CircleHelp, Contrast, type LucideIcon, X } from 'lucide-react'
import type { Verdict } from '#shared/matching/matching.ts'

/** ✔ ◐ ✘ ? of a verdict; its word stands beside it for whoever cannot see it. */
export const VERDICT_SIGNS: Record<Verdict, { Icon: LucideIcon; look: string }> = {
  CUMPLE: { Icon: Check, look: 'text-good' },
  PARCIAL: { Icon: Contrast, look: 'text-warn' },
  NO_CUMPLE: { Icon: X, look: 'text-bad' },
  SIN_DATOS: { Icon: CircleHelp, look: 'text-ink-soft' },
}
