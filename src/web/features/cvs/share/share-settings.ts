import { z } from 'zod'
import { REQUIRED } from '#shared/core/fields.ts'
import { type CvShare, shareSettings } from '#shared/cvs/cvs.ts'

const LIVES = [7, 30, 90] as const
const NEVER = 'never'

export const lifeChoices = [
  ...LIVES.map((days) => ({ value: String(days), label: `${days} días` })),
  { value: NEVER, label: 'Nunca' },
]

/** What the form holds: a password is only typed when it is new. */
export const shareForm = z
  .object({
    has_password: z.boolean(),
    protect: z.boolean(),
    password: z.string(),
    life: z.string(),
    show_contact: z.boolean(),
  })
  .superRefine(({ has_password, protect, password }, context) => {
    if (!protect || (has_password && password === '')) return
    const found = shareSettings.shape.password.safeParse(password)
    const message = password === '' ? REQUIRED : found.error?.issues[0]?.message
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
  })
export type ShareForm = z.output<typeof shareForm>

const DAY_MS = 24 * 60 * 60 * 1_000

/** The shortest life on offer that is not over before the present link. */
function lifeOf(share: CvShare, now: Date): string {
  if (share.expires_at === null) return NEVER
  const left = (new Date(share.expires_at).getTime() - now.getTime()) / DAY_MS
  return String(LIVES.find((days) => left <= days) ?? 90)
}

export function startOf(share: CvShare | null, now: Date): ShareForm {
  return {
    has_password: share?.has_password ?? false,
    protect: share?.has_password ?? false,
    password: '',
    life: share ? lifeOf(share, now) : '30',
    show_contact: share?.show_contact ?? false,
  }
}

/** Left out, the password stays; null removes it. */
export function settingsOf({ protect, password, life, show_contact }: ShareForm): z.input<typeof shareSettings> {
  return {
    expires_in_days: LIVES.find((days) => String(days) === life) ?? null,
    show_contact,
    ...(protect ? password !== '' && { password } : { password: null }),
  }
}
