import type { Role } from '#shared/companies/team-policy.ts'
import type { EndpointSpec, Sent } from '#shared/core/endpoint.ts'
import { type TeamActor, teamRoles } from './company-world.ts'
import { may, type Permission } from './permissions.ts'
import { type ActorName, actorNames, type World } from './world.ts'

export type Expected = Record<ActorName, number>

export interface Row {
  /** As the router names it: `GET /path`. */
  route: string
  endpoint: EndpointSpec
  /** What is sent; it always names the owner's things. */
  input: (world: World) => object
  expected: Expected
  more: More
}

interface More {
  /** What has to be there before, for this row only. */
  prepare?: (world: World) => Promise<void>
  /** Words that whoever sends this already has in hand, e.g. with a link. */
  reveals?: (world: World) => string[]
}

export function row<E extends EndpointSpec>(
  endpoint: E,
  expected: Expected,
  input: (world: World) => Sent<E> & object,
  more: More = {},
): Row {
  return { route: `${endpoint.method} ${endpoint.path}`, endpoint, expected, input, more }
}

/** The same for everybody, with or without a session. */
export function everybody(status: number): Expected {
  return Object.fromEntries(actorNames.map((name) => [name, status])) as Expected
}

const WITHOUT_SESSION: ActorName[] = ['anon', 'bad-token', 'suspended']

/** Whoever is signed in acts on their own things; a dead session is told so. */
export function signedIn(status: number): Expected {
  const expected = actorNames.map((name) => [name, WITHOUT_SESSION.includes(name) ? 401 : status])
  return Object.fromEntries(expected) as Expected
}

/** Only the owner; for everybody else who is signed in, it does not exist. */
export function ownerOnly(status: number): Expected {
  return { ...signedIn(404), 'seeker-owner': status }
}

/** As the permissions table says: for outsiders the company does not exist, and a role that may not is told so. */
export function team(permission: Permission, status: number): Expected {
  return { ...signedIn(404), ...teamBy((role) => (may(role, permission) ? status : 409)) }
}

/** One status for each member of the team, by role. */
export function teamBy(status: (role: Role) => number): Record<TeamActor, number> {
  const statuses = Object.entries(teamRoles).map(([actor, role]) => [actor, status(role)])
  return Object.fromEntries(statuses) as Record<TeamActor, number>
}
