import { aSubscription } from '#server/platform/adapters/push/testing/a-subscription.ts'
import * as auth from '#shared/accounts/auth.ts'
import * as passkeys from '#shared/accounts/passkeys.ts'
import * as factors from '#shared/accounts/second-factor.ts'
import * as users from '#shared/accounts/users.ts'
import * as verification from '#shared/accounts/verification.ts'
import * as files from '#shared/files/files.ts'
import * as notifications from '#shared/notifications/notifications.ts'
import * as push from '#shared/notifications/push.ts'
import * as finding from '#shared/overview/find.ts'
import * as overview from '#shared/overview/overview.ts'
import * as rights from '#shared/rights/rights.ts'
import * as system from '#shared/system/system.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { applicantKnown } from './hiring/hiring-inputs.ts'
import { everybody, ownerOnly, type Row, row, signedIn } from './rows.ts'

const NEW_PASSWORD = 'una-orquidea-bajo-la-luna'
const newcomer = {
  full_name: 'Persona Nueva',
  email: 'nueva@correo.example',
  password: NEW_PASSWORD,
  accept_terms: true as const,
}
const UNKNOWN_TOKEN = 'Q'.repeat(43)
const used = { id: 'QQ', rawId: 'QQ', type: 'public-key' as const, clientExtensionResults: {} }

export const accountRows: Row[] = [
  row(system.health, everybody(200), () => ({})),
  row(system.ready, everybody(200), () => ({})),
  row(system.listDemoAccounts, everybody(200), () => ({})),
  row(auth.register, everybody(201), ({ owner }) => ({
    body: { ...newcomer, email: `nueva-${owner.id}@correo.example` },
  })),
  row(auth.login, everybody(422), ({ owner }) => ({ body: { email: owner.email, password: 'no-es-esta-clave' } })),
  row(auth.logout, everybody(204), () => ({})),
  row(auth.forgotPassword, everybody(202), ({ owner }) => ({ body: { email: owner.email } })),
  row(auth.resetPassword, everybody(410), () => ({ body: { token: UNKNOWN_TOKEN, password: NEW_PASSWORD } })),
  row(auth.listSessions, signedIn(200), () => ({})),
  row(auth.revokeSession, ownerOnly(204), ({ owner }) => ({ params: { id: owner.session_id } })),
  row(auth.revokeOtherSessions, signedIn(204), () => ({})),
  row(auth.changePassword, signedIn(204), () => ({ body: { current_password: PASSWORD, password: NEW_PASSWORD } })),
  row(auth.changeEmail, signedIn(202), () => ({
    body: { current_password: PASSWORD, email: 'cambio@correo.example' },
  })),
  row(auth.cancelEmailChange, signedIn(204), () => ({})),
  row(factors.finishSignIn, everybody(410), () => ({ body: { ticket: UNKNOWN_TOKEN, code: '123456' } })),
  row(passkeys.askForPasskey, everybody(200), () => ({ body: {} })),
  row(passkeys.signInByPasskey, everybody(410), () => ({
    body: {
      ticket: UNKNOWN_TOKEN,
      passkey: { ...used, response: { clientDataJSON: 'QQ', authenticatorData: 'QQ', signature: 'QQ' } },
    },
  })),
  row(factors.getSecondFactor, signedIn(200), () => ({})),
  row(factors.startApp, signedIn(200), () => ({ body: { current_password: PASSWORD } })),
  row(factors.confirmApp, signedIn(409), () => ({ body: { code: '123456' } })),
  row(factors.removeApp, signedIn(404), () => ({ body: { current_password: PASSWORD } })),
  row(factors.renewRecoveryCodes, signedIn(409), () => ({ body: { current_password: PASSWORD } })),
  row(passkeys.startPasskey, signedIn(200), () => ({ body: { current_password: PASSWORD } })),
  row(passkeys.addPasskey, signedIn(410), () => ({
    body: {
      ticket: UNKNOWN_TOKEN,
      name: 'Mi llave',
      passkey: { ...used, response: { clientDataJSON: 'QQ', attestationObject: 'QQ' } },
    },
  })),
  row(passkeys.renamePasskey, ownerOnly(200), ({ owner }) => ({
    params: { id: owner.passkey_id },
    body: { name: 'Otra llave' },
  })),
  row(passkeys.removePasskey, ownerOnly(204), ({ owner }) => ({
    params: { id: owner.passkey_id },
    body: { current_password: PASSWORD },
  })),
  row(users.getMe, signedIn(200), () => ({})),
  row(users.updateMe, signedIn(200), () => ({ body: { headline: 'Otro titular' } })),
  row(rights.deleteMe, signedIn(422), () => ({ body: { password: 'no-es-esta-clave' } })),
  row(rights.keepAccount, everybody(410), () => ({ body: { token: UNKNOWN_TOKEN } })),
  row(rights.getDataCopy, signedIn(200), () => ({})),
  row(rights.startDataCopy, signedIn(202), () => ({ body: { password: PASSWORD } })),
  row(rights.downloadDataCopy, signedIn(404), () => ({})),
  row(users.setIntent, signedIn(200), () => ({ body: { intent: 'RECRUITER' as const } })),
  row(users.setProfilePicture, signedIn(200), () => ({ file: aPicture(400, 400) })),
  row(users.removeProfilePicture, signedIn(200), () => ({})),
  row(users.setCoverPhoto, signedIn(200), () => ({ file: aPicture(1200, 300) })),
  row(users.removeCoverPhoto, signedIn(200), () => ({})),
  // Whoever applied reads to which company.
  row(overview.getSeekerStats, signedIn(200), () => ({}), {
    reveals: ({ company, other_company }) => [company.canary, other_company.canary],
  }),
  row(overview.getRecruiterSummary, signedIn(200), () => ({})),
  // Whoever may see applications finds their people; that others do not is tried in the feature's own test.
  row(finding.findAnything, signedIn(200), () => ({ query: { q: 'an' } }), applicantKnown),
  row(verification.sendVerificationEmail, signedIn(202), () => ({})),
  row(verification.inspectEmailToken, everybody(410), () => ({ body: { token: UNKNOWN_TOKEN } })),
  row(verification.verifyEmail, everybody(410), () => ({ body: { token: UNKNOWN_TOKEN } })),
  row(verification.undoEmailChange, everybody(410), () => ({ body: { token: UNKNOWN_TOKEN } })),
  row(verification.sendPhoneCode, signedIn(202), () => ({})),
  row(verification.verifyPhone, signedIn(410), () => ({ body: { code: '123456' } })),
  row(notifications.listNotifications, signedIn(200), () => ({})),
  row(notifications.listAllNotifications, signedIn(200), () => ({})),
  row(notifications.markAsRead, signedIn(200), ({ owner }) => ({
    body: { notification_ids: [owner.notification_id] },
  })),
  row(push.listPushDevices, signedIn(200), () => ({})),
  row(push.subscribeToPush, signedIn(201), () => ({ body: aSubscription() })),
  row(push.removePushDevice, ownerOnly(204), ({ owner }) => ({ params: { id: owner.push_id } })),
  row(push.stopPush, everybody(404), () => ({ body: { token: UNKNOWN_TOKEN } })),
  row(files.getFile, everybody(404), ({ owner }) => ({ params: { id: owner.file_id } })),
]

/** Routes outside the contract, the same for everybody. */
export const plainRoutes = [
  /^(?:GET|HEAD) \/api\/openapi\.json$/,
  /^(?:GET|HEAD) \/api\/docs(?:\/.*)?$/,
  /^(?:GET|HEAD) \/api\/dev\/outbox$/,
  // Of the payment provider: its news prove themselves by a signature, and offline its page stands for it.
  /^POST \/api\/v1\/payments\/(?:webhooks|news)\/:provider$/,
  /^(?:GET|POST) \/api\/dev\/checkout\/:reference$/,
]
