const UNIQUE_VIOLATION = '23505'

/** True when a write failed because that unique index already has the value. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return (
    cause instanceof Error &&
    Reflect.get(cause, 'code') === UNIQUE_VIOLATION &&
    Reflect.get(cause, 'constraint') === constraint
  )
}
