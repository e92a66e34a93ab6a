import type { TestApp } from './app.ts'

/** The database refuses whatever is written about one of many, until it is mended. */
export async function breakRow(app: TestApp, table: string, column: string, id: string): Promise<() => Promise<void>> {
  const { pool } = app.database
  await pool.query(`create or replace function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'this row is broken'; end $$`)
  await pool.query(`create trigger broken_row before insert or update on ${table} for each row
    when (new.${column} = '${id}') execute function refuse_row()`)
  return async () => {
    await pool.query(`drop trigger broken_row on ${table}`)
  }
}
