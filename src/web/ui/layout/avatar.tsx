import { useState } from 'react'
import { cx } from '#web/lib/cx.ts'

const sizes = { sm: 'size-9 text-sm', md: 'size-11 text-base', lg: 'size-20 text-2xl', xl: 'size-28 text-4xl' } as const

interface AvatarProps {
  name: string
  url?: string | null | undefined
  size?: keyof typeof sizes | undefined
  /** Companies have corners, people are round. */
  square?: boolean | undefined
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words[1]].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('es')
}

/** Decorative: the name stands beside it in text. */
export function Avatar({ name, url, size = 'md', square = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden bg-brand-soft font-bold font-display text-brand-strong',
        square ? 'rounded-lg' : 'rounded-full',
        sizes[size],
      )}
    >
      {url && broken !== url ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(url)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
