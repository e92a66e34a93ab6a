import { cx } from '#web/lib/cx.ts'
import { passwordStrength } from './password-strength.ts'

const tones = ['bg-bad', 'bg-warn', 'bg-good', 'bg-good'] as const

export function StrengthMeter({ password }: { password: string }) {
  const { level, word, advice } = passwordStrength(password)
  return (
    <div className="mt-2.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {tones.map((_, step) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: four fixed segments
            key={step}
            className={cx('h-1.5 rounded-full transition-colors', step <= level ? tones[level] : 'bg-line')}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 text-ink-soft text-sm">
        <strong className="font-semibold text-ink">{word}.</strong> {advice}
      </p>
    </div>
  )
}
