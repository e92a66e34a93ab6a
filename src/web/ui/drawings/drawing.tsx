import { cx } from '#web/lib/cx.ts'
import { placeScenes } from './place-scenes.tsx'
import { workScenes } from './work-scenes.tsx'

const scenes = { ...workScenes, ...placeScenes }

export type DrawingName = keyof typeof scenes

/** Decorative pictures in the product's own colours; the sentence beside them says everything. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg
      viewBox="0 0 200 144"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('block max-w-full stroke-ink', className ?? 'h-36')}
    >
      <ellipse cx="100" cy="130" rx="76" ry="8" className="fill-sunk stroke-none" />
      {scenes[name]}
    </svg>
  )
}
