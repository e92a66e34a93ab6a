import { meantAddress } from '#shared/core/mail-hint.ts'

interface MeantAddressProps {
  typed: readonly string[]
  onTake: (typed: string, meant: string) => void
}

/** «gmial.com» is asked about before the mail goes nowhere. */
export function MeantAddress({ typed, onTake }: MeantAddressProps) {
  const slips = typed.flatMap((address) => {
    const meant = meantAddress(address)
    return meant ? [{ address, meant }] : []
  })
  if (slips.length === 0) return null
  return (
    <div role="status" className="-mt-3 space-y-1 text-sm">
      {slips.map(({ address, meant }) => (
        <p key={address}>
          ¿Querías escribir{' '}
          <button type="button" className="hit-area text-link wrap-anywhere" onClick={() => onTake(address, meant)}>
            {meant}
          </button>
          ?
        </p>
      ))}
    </div>
  )
}
