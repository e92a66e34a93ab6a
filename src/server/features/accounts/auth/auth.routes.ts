import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/accounts/auth.ts'
import { listSessions, logout, revokeOtherSessions, revokeSession } from '../sessions/sessions.service.ts'
import { cancelEmailChange, changeEmail, changePassword } from './account.service.ts'
import { login } from './auth.service.ts'
import { forgotPassword, resetPassword } from './recovery.service.ts'
import { register } from './register.service.ts'

export function authRoutes(serve: Serve): void {
  serve(contract.register, register)
  serve(contract.login, login)
  serve(contract.logout, logout)
  serve(contract.forgotPassword, forgotPassword)
  serve(contract.resetPassword, resetPassword)
  serve(contract.listSessions, listSessions)
  serve(contract.revokeSession, revokeSession)
  serve(contract.revokeOtherSessions, revokeOtherSessions)
  serve(contract.changePassword, changePassword)
  serve(contract.changeEmail, changeEmail)
  serve(contract.cancelEmailChange, cancelEmailChange)
}
