import type { Config } from '#server/config.ts'
import type { CompanyRow } from './companies.tables.ts'

/** Both must want it: whoever runs the installation, by connecting a model, and the company, by its switch. */
export const asksAnalyst = (config: Pick<Config, 'analyst'>, company: Pick<CompanyRow, 'ai_enabled'>): boolean =>
  config.analyst !== undefined && company.ai_enabled

export const ANALYST_IS_OFF =
  'Tu empresa no tiene activada la ayuda de IA. Puede activarla quien la administra, en Ajustes.'
