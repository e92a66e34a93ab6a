import type { EndpointSpec, Sent } from '#shared/core/endpoint.ts'
import { type ActorName, actorNames, type World } from './world.ts'

export type Expected = Record<ActorName, number>

export interface Row {
  /** As the router names it: `GET /path`. */
  route: string
  endpoint: EndpointSpec
  /** What is sent; it always names the owner's things. */
  input: (world: World) => object
  expected: Expected
}

export function row<E extends EndpointSpec>(
  endpoint: E,
  expected: Expected,
  input: (world: World) => Sent<E> & object,
): Row {
  return { route: `${endpoint.method} ${endpoint.path}`, endpoint, expected, input }
}

/** The same for everybody, with or without a session. */
export function everybody(status: number): Expected {
  return Object.fromEntries(actorNames.map((name) => [name, status])) as Expected
}

/** Whoever is signed in acts on their own things; a dead session is told so. */
export function signedIn(status: number): Expected {
  return { ...everybody(401), 'seeker-owner': status, 'seeker-other': status }
}

/** Only the owner; for everybody else who is signed in, it does not exist. */
export function ownerOnly(status: number): Expected {
  return { ...signedIn(404), 'seeker-owner': status }
}
