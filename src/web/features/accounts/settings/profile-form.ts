import type { z } from 'zod'
import { type CurrentUser, profileBody } from '#shared/accounts/users.ts'

export const profileForm = profileBody
  .pick({
    full_name: true,
    headline: true,
    bio: true,
    country: true,
    region: true,
    city: true,
    timezone: true,
    links: true,
  })
  .required()

export type ProfileForm = z.input<typeof profileForm>

export function profileValues(me: CurrentUser): ProfileForm {
  const { full_name, headline, bio, country, region, city, timezone } = me
  const links = profileForm.shape.links.safeParse(me.links).data ?? []
  return {
    full_name,
    headline: headline ?? '',
    bio: bio ?? '',
    country,
    region: region ?? '',
    city: city ?? '',
    timezone,
    links,
  }
}
