import { loginBody, registerBody } from '#shared/accounts/auth.ts'
import { installSpanishMessages } from '#shared/core/messages.ts'

installSpanishMessages()

/** The rules of the contract for the forms of these pages, as a file that comes when a form is first used. */
export const authSchemas = { login: loginBody, register: registerBody }
