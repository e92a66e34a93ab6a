import { ApiError } from './api-error.ts'

interface WayOut {
  label: string
  to: string
}

/** Where somebody can do something about a failure that trying again does not mend. */
const ways: Readonly<Record<string, WayOut>> = {
  second_factor_needed: { label: 'Activar mi segundo factor', to: '/app/settings?tab=cuenta' },
}

export const wayOutOf = (error: unknown): WayOut | undefined =>
  error instanceof ApiError ? ways[error.code] : undefined
