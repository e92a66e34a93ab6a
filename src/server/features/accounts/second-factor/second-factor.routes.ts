import type { Serve } from '#server/platform/http/serve.ts'
import * as passkeys from '#shared/accounts/passkeys.ts'
import * as contract from '#shared/accounts/second-factor.ts'
import { confirmApp, getSecondFactor, removeApp, renewRecoveryCodes, startApp } from './app.service.ts'
import {
  addPasskey,
  askForPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
} from './passkeys.service.ts'
import { finishSignIn } from './second-step.service.ts'

export function secondFactorRoutes(serve: Serve): void {
  serve(contract.finishSignIn, finishSignIn)
  serve(contract.getSecondFactor, getSecondFactor)
  serve(contract.startApp, startApp)
  serve(contract.confirmApp, confirmApp)
  serve(contract.removeApp, removeApp)
  serve(contract.renewRecoveryCodes, renewRecoveryCodes)
  serve(passkeys.askForPasskey, askForPasskey)
  serve(passkeys.signInByPasskey, signInByPasskey)
  serve(passkeys.startPasskey, startPasskey)
  serve(passkeys.addPasskey, addPasskey)
  serve(passkeys.renamePasskey, renamePasskey)
  serve(passkeys.removePasskey, removePasskey)
}
