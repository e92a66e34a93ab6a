import type { CodeKind } from '#server/platform/codes/codes.service.ts'
import { PHONE_CODE_LIFE, PHONE_CODE_TRIES } from '#shared/core/limits.ts'

/** Proves that a person reads what is sent to a number. */
export const PHONE_CODE: CodeKind = { purpose: 'phone-code', life_seconds: PHONE_CODE_LIFE, tries: PHONE_CODE_TRIES }
