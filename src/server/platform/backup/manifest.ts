import { z } from 'zod'

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

/** What a backup says of itself; written last, so that a folder without one is no backup. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** The migrations that had run: a backup goes back into exactly the same tables. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.record(z.string(), z.string()),
  files: z.number().int().nullable(),
})

export type Manifest = z.infer<typeof manifest>

export const tableFile = ({ schema, name }: { schema: string; name: string }): string =>
  `tables/${schema}.${name}.jsonl.gz`
