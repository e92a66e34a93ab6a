import type { TestApp } from './app.ts'

/** Moves the queue's clock ahead of everybody's: instead of waiting until a pause, a heartbeat or a time of keeping is over. */
export const moveQueueClock = (app: TestApp, seconds: number) =>
  app.database.pool.query(`create or replace function pgboss.job_now() returns timestamptz language sql stable
    as $$ select now() + interval '${seconds} seconds' $$`)
