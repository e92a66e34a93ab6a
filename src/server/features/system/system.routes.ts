import { sql } from 'drizzle-orm'
import type { Serve } from '#server/platform/http/serve.ts'
import { AppError } from '#shared/core/errors.ts'
import * as contract from '#shared/system/system.ts'
import type { Ctx } from '../../context.ts'
import { demoAccountsOf } from '../accounts/demo-accounts.ts'

const PATIENCE_MS = 1500

async function ready(ctx: Ctx): Promise<{ status: 'ok' }> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new AppError('busy')), PATIENCE_MS).unref())
  // The task queue lives in the same database, so this one look answers for both.
  await Promise.race([ctx.db.execute(sql`select 1 from pgboss.version limit 1`), late]).catch(() => {
    throw new AppError('busy')
  })
  return { status: 'ok' }
}

export function systemRoutes(serve: Serve): void {
  serve(contract.health, async () => ({ status: 'ok' as const }))
  serve(contract.ready, ready)
  serve(contract.listDemoAccounts, async ({ config }) => demoAccountsOf(config))
}
