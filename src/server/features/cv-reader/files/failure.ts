import type { ErrorCode } from '#shared/core/errors.ts'

export type ImportFailureCode = Extract<ErrorCode, `import_${string}`> | 'file_type' | 'file_too_large'

/** Why a file cannot be read; crosses from the child process as its code alone. */
export class ImportFailure extends Error {
  readonly code: ImportFailureCode

  constructor(code: ImportFailureCode) {
    super(code)
    this.name = 'ImportFailure'
    this.code = code
  }
}
