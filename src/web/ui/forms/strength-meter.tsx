import { cx } from '#web/lib/cx.ts'
import { passwordStrength } from './password-strength.ts'

const tones = ['bg-bad', 'bg-warn', 'bg-good', 'bg-good'] as const

/** Its place is kept while nothing is typed: nothing below moves under a finger that is on its way. */
export function StrengthMeter({ password }: { password: string }) {
  const { level, word, advice } = passwordStrength(password)
  const is_empty = password === ''
  return (
    <div className="mt-2.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {tones.map((_, step) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: four fixed segments
            key={step}
            className={cx(
              'h-1.5 rounded-full transition-colors',
              !is_empty && step <= level ? tones[level] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 min-h-[1lh] text-ink-soft text-sm">
        {!is_empty && (
          <>
            <strong className="font-semibold text-ink">{word}.</strong> {advice}
          </>
        )}
      </p>
    </div>
  )
}
