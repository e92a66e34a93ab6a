// Installs Debian packages, however long another program holds the package locks; plain JavaScript, since it runs before anything is installed.
import { spawnSync } from 'node:child_process'

const PATIENCE_S = 900
const PAUSE_MS = Number(process.env.APT_PAUSE_MS ?? 3000)
const LOCKED = /Could not get lock|Unable to lock|Unable to acquire the dpkg/

/** apt-get itself waits for the lock of dpkg only; those of its lists and archives are asked for again and again. */
function aptGet(args, deadline) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const options = [...args, '-qq', '-o', `DPkg::Lock::Timeout=${PATIENCE_S}`]
  let isTold = false
  while (true) {
    const { status, stderr } = spawnSync('apt-get', options, { env, stdio: ['ignore', 'inherit', 'pipe'] })
    const complaint = String(stderr)
    const isLocked = status !== 0 && LOCKED.test(complaint)
    if (!isLocked || Date.now() > deadline) {
      process.stderr.write(complaint)
      return status === 0
    }
    if (!isTold) console.log('Another program is installing packages; waiting for it…')
    isTold = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}

/** Installs the first of these packages that this system has. */
export function aptInstall(...names) {
  const deadline = Date.now() + PATIENCE_S * 1000
  // Lists that could not be renewed may still do.
  aptGet(['update'], deadline)
  return names.some((name) => aptGet(['install', '-y', name], deadline))
}
