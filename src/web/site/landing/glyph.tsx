import { cx } from '#web/lib/cx.ts'

const drawings = {
  arrow: 'M4 10h12m-5-5 5 5-5 5',
  plus: 'M10 4v12M4 10h12',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4',
  check: 'm4.5 10.5 3.7 3.7L15.5 6.5',
  cross: 'm6 6 8 8m0-8-8 8',
  question: 'M7.4 7.6a2.7 2.7 0 1 1 4.2 2.2c-1 .7-1.6 1.1-1.6 2.2m0 2.9v.2',
  half: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm0 2v8a4 4 0 0 0 0-8Z',
  company: 'M4.5 17V4.5h7V17m0-9.5h4V17M2.5 17h15M7 8h2m-2 3.5h2',
  place: 'M10 17.5s5.5-4.3 5.5-9a5.5 5.5 0 0 0-11 0c0 4.7 5.5 9 5.5 9Zm0-7.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  money: 'M3 5.5h12.5V9M3 5.5v10h14V9H5.5M13.5 12.3h.1',
  date: 'M3.5 5h13v11.5h-13Zm0 4h13M7 3v3m6-3v3m-3 6v2l1.5.8',
} as const

/** Small line drawings of this page only; an icon library would cost the first screen a round trip. */
export function Glyph({ name, className }: { name: keyof typeof drawings; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      {...(name === 'half' ? { fill: 'currentColor', fillRule: 'evenodd' } : { fill: 'none', stroke: 'currentColor' })}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
