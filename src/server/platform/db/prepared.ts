import type { Database } from './open.ts'

/** Builds a hot query once per database; PostgreSQL then plans it once per connection. */
export function prepared<Q>(build: (db: Database) => Q): (db: Database) => Q {
  const built = new WeakMap<Database, Q>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
