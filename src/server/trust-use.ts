import { runCommand } from './command.ts'
import { sumMatchUse } from './features/audit/match-use.service.ts'

const KIND = { usage: 'npm run trust-use', migrates: false }

/** `npm run trust-use`: what people did with what the calculation said, in sums, for the trust report of this installation. */
await runCommand(KIND, async ({ deps, args, say }) => {
  if (args.length > 0) return false
  say(`| until ${deps.now().toISOString().slice(0, 10)} | cases |\n|---|---|`)
  for (const [what, cases] of Object.entries(await sumMatchUse(deps)))
    say(`| ${what.replaceAll('_', ' ')} | ${cases} |`)
  return true
})
