import type { Config } from '#server/config.ts'
import { type Analyst, NO_ANALYST } from './analyst.ts'
import { createHttpAnalyst } from './http-analyst.ts'

export const createAnalyst = (config: Pick<Config, 'analyst'>): Analyst =>
  config.analyst ? createHttpAnalyst(config.analyst) : NO_ANALYST
