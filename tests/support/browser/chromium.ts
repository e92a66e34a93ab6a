import { existsSync } from 'node:fs'
import { join } from 'node:path'

// The headless shell has no windows to manage and takes half the time of the whole browser.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The browser of the system; where there is none, a tool takes its own. */
export function chromiumOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

const executablePath = chromiumOnPath()

/** How every test starts its browser. */
export const chromium = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Pages of one context share a process, and with it the compiled program.
    '--process-per-site',
  ],
}
