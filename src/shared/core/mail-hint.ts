const KNOWN = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
]

/** As right, though one letter away from another. */
const OTHERS = ['mail.com', 'email.com', 'ymail.com', 'live.es']

/** The address that somebody most likely meant who typed «gmial.com» or «gmial.con»; null for one that looks right. */
export function meantAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || domain.length < 5 || KNOWN.includes(domain) || OTHERS.includes(domain)) return null
  const ended = domain.replace(/\.(?:con|cmo|ocm|vom)$/, '.com')
  const meant = KNOWN.find((known) => isOneSlip(domain, known) || isOneSlip(ended, known))
  return meant ? `${address.slice(0, at)}@${meant}` : null
}

/** One letter more, less, other, or two swapped; a country's ending is no slip. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed.replace(/\.\w+$/, '') === meant.replace(/\.\w+$/, '')) {
    return (
      /\.(?:con|cmo|ocm|vom|co)$/.test(typed) && meant.endsWith('.com') && typed.split('.')[0] === meant.split('.')[0]
    )
  }
  let from = 0
  while (typed[from] === meant[from]) from++
  const [one, other] = [typed.slice(from), meant.slice(from)]
  const swapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)
  return swapped || one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1)
}
