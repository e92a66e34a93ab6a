import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/accounts/verification.ts'
import { inspectEmailToken, sendVerificationEmail, undoEmailChange, verifyEmail } from './email.service.ts'
import { sendPhoneCode, verifyPhone } from './phone.service.ts'

export function verificationRoutes(serve: Serve): void {
  serve(contract.sendVerificationEmail, sendVerificationEmail)
  serve(contract.inspectEmailToken, inspectEmailToken)
  serve(contract.verifyEmail, verifyEmail)
  serve(contract.undoEmailChange, undoEmailChange)
  serve(contract.sendPhoneCode, sendPhoneCode)
  serve(contract.verifyPhone, verifyPhone)
}
