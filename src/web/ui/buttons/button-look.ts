import { cx } from '#web/lib/cx.ts'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

const base =
  'hit-area inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-lg font-semibold transition-[background-color,border-color,color,box-shadow,transform] active:translate-y-px disabled:opacity-50 aria-disabled:not-aria-busy:opacity-60 [&_svg]:size-[1.15em] [&_svg]:shrink-0'

const variants = {
  primary: 'bg-brand text-on-brand shadow-rest hover:bg-brand-strong',
  secondary: 'border border-line bg-surface text-ink shadow-rest hover:border-edge hover:bg-sunk',
  quiet: 'text-ink hover:bg-sunk',
  danger: 'bg-bad text-on-bad shadow-rest hover:bg-bad-strong',
} as const

const sizes = {
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2.5 text-[0.9375rem]',
  lg: 'min-h-13 px-7 py-3 text-base',
} as const

export function buttonClass({ variant = 'primary', size = 'md', wide = false }: ButtonLook): string {
  return cx(base, variants[variant], sizes[size], wide && 'w-full')
}
