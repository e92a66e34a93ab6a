import type { CodeKind } from '#server/platform/codes/codes.service.ts'
import { DOMAIN_CODE_LIFE, DOMAIN_CODE_TRIES } from '#shared/core/limits.ts'

/** Proves that somebody of a company reads mail at its domain. */
export const DOMAIN_CODE: CodeKind = {
  purpose: 'domain-code',
  life_seconds: DOMAIN_CODE_LIFE,
  tries: DOMAIN_CODE_TRIES,
}
