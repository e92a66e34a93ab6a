import { randomUUID } from 'node:crypto'
import { createLink } from '#server/features/auth/links.service.ts'
import { listLiveSessions } from '#server/features/auth/sessions.queries.ts'
import { insertFile } from '#server/features/files/files.queries.ts'
import { signedFileUrl } from '#server/features/files/files.service.ts'
import { listNewest } from '#server/features/notifications/notifications.queries.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { updateUser } from '#server/features/users/users.queries.ts'
import type { TestApp } from '#tests/support/app.ts'
import { aSession } from '#tests/support/factories.ts'

/** Who may knock. Features that bring new relations (members, applicants…) add theirs. */
export const actorNames = ['anon', 'bad-token', 'seeker-owner', 'seeker-other', 'suspended'] as const
export type ActorName = (typeof actorNames)[number]

/** One person with everything a person can have, each text marked with a word that belongs to nobody else. */
export interface Person {
  id: string
  email: string
  token: string
  canary: string
  session_id: string
  notification_id: string
  file_id: string
  file_url: string
  verify_token: string
}

export interface World {
  app: TestApp
  owner: Person
  other: Person
  suspended: Person
}

async function aPerson(app: TestApp): Promise<Person> {
  const { deps } = app
  const canary = `canario${randomUUID().replaceAll('-', '')}`
  const { user, token } = await aSession(app, {
    email: `${canary}@correo.example`,
    full_name: canary,
    headline: canary,
    bio: canary,
    city: canary,
    region: canary,
    phone: `+52155${Math.floor(Math.random() * 1e8)}`.slice(0, 13),
    links: [{ kind: 'OTHER', url: `https://${canary}.example` }],
    hidden_companies: [{ name: canary, domain: null, auto: false }],
    email_verified_at: null,
  })
  await notify(deps, { user_ids: [user.id], event: canary, kind: 'WELCOME', message: canary, link_to: '/app' })
  const file_id = randomUUID()
  await deps.storage.put(file_id, Buffer.from(canary), 'image/webp')
  await insertFile(deps.db, {
    id: file_id,
    owner_id: user.id,
    kind: 'PROFILE_PICTURE',
    content_type: 'image/webp',
    bytes: canary.length,
    created_at: deps.now(),
  })
  await updateUser(deps.db, user.id, { profile_picture_id: file_id })
  const link = await createLink(deps, { user_id: user.id, kind: 'VERIFY_EMAIL', email: user.email, life_seconds: 3600 })
  const [notification] = await listNewest(deps.db, user.id)
  const [session] = await listLiveSessions(deps.db, user.id, deps.now(), new Date(0))
  if (!notification || !session) throw new Error('the world is incomplete')
  return {
    id: user.id,
    email: user.email,
    token,
    canary,
    session_id: session.id,
    notification_id: notification.id,
    file_id,
    file_url: signedFileUrl(deps, file_id),
    verify_token: new URL(link).searchParams.get('token') ?? '',
  }
}

export async function createWorld(app: TestApp): Promise<World> {
  const [owner, other, suspended] = [await aPerson(app), await aPerson(app), await aPerson(app)]
  await updateUser(app.deps.db, suspended.id, { status: 'SUSPENDED' })
  return { app, owner, other, suspended }
}

export function tokenOf(world: World, actor: ActorName): string | undefined {
  switch (actor) {
    case 'anon':
      return undefined
    case 'bad-token':
      return 'Z'.repeat(43)
    case 'seeker-owner':
      return world.owner.token
    case 'seeker-other':
      return world.other.token
    case 'suspended':
      return world.suspended.token
  }
}

/** The words of people whom this actor has no business with. */
export function foreignCanaries(world: World, actor: ActorName): string[] {
  const own = actor === 'seeker-owner' ? world.owner.canary : actor === 'seeker-other' ? world.other.canary : undefined
  return [world.owner, world.other, world.suspended].map(({ canary }) => canary).filter((canary) => canary !== own)
}
