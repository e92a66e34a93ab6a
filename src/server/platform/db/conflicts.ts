const UNIQUE_VIOLATION = '23505'

/** What the database reports, also where the query builder wrapped it. */
function reported(error: unknown): { code: unknown; constraint: unknown } | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error
    ? { code: Reflect.get(cause, 'code'), constraint: Reflect.get(cause, 'constraint') }
    : undefined
}

/** True when a write failed because that unique index already has the value. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = reported(error)
  return found?.code === UNIQUE_VIOLATION && found.constraint === constraint
}

const DEADLOCK_DETECTED = '40P01'
const SERIALIZATION_FAILURE = '40001'

/** True when the database dropped a whole transaction because of another one: done again, it can work. */
export function isWorthRetrying(error: unknown): boolean {
  const code = reported(error)?.code
  return code === DEADLOCK_DETECTED || code === SERIALIZATION_FAILURE
}
