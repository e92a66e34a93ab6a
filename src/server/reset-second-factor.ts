import { runCommand } from './command.ts'
import { turnOffFactors } from './features/accounts/second-factor/factor-changes.service.ts'

const KIND = { usage: 'npm run unlock -- address', migrates: false }

const SAID = {
  OFF: 'Turned off: the password alone opens the account, every session ended, and the person was told by mail.',
  HAS_NONE: 'This account asks for nothing beside the password.',
  UNKNOWN: 'Nobody has an account with that address.',
}

/** `npm run unlock`: for somebody who lost the phone, the passkeys and the recovery codes, and showed who they are. */
await runCommand(KIND, async ({ deps, args: [email], say }) => {
  if (!email) return false
  say(SAID[await turnOffFactors(deps, email.trim().toLowerCase())])
  return true
})
