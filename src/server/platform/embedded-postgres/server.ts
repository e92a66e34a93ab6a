import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { CLEAN_ENV } from './account.ts'
import { findBinaries } from './binaries.ts'
import { dataFolder, removeLeftovers } from './cluster.ts'
import { ownFolder, type Place } from './place.ts'
import { serverArguments } from './settings.ts'

interface Server {
  place: Place
  socket_folder: string
  durable: boolean
}

const PATIENCE_MS = 120_000
// A server that is starting, recovering or going away answers with one of these.
const NOT_READY = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'])
// Another server won the race, or the children of a killed one still hold its memory.
const TRY_AGAIN = /lock file|pre-existing shared memory block/

/** The process id of the server that runs on these data, whoever started it. */
async function runningPid(place: Place): Promise<number | undefined> {
  const text = await readFile(join(dataFolder(place), 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 0 && (await isServerOf(pid, dataFolder(place))) ? pid : undefined
}

/** After a crash the number in postmaster.pid may belong to any other program, so only the command line tells. */
async function isServerOf(pid: number, data_folder: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.includes(`\0-D\0${data_folder}\0`)
  }
  const listed = promisify(execFile)('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  const command = await listed.then(({ stdout }) => stdout).catch(() => '')
  return command.includes(` -D ${data_folder} `)
}

/** Connects to the server on these data, starting it when none runs, and waits until it answers. */
export async function connectStarting(server: Server, url: string): Promise<pg.Client> {
  const deadline = Date.now() + PATIENCE_MS
  let child: ChildProcess | undefined
  while (Date.now() < deadline) {
    const launching = child !== undefined && !hasEnded(child)
    if (!launching && (await runningPid(server.place)) === undefined) {
      if (child) await refuseHopeless(server.place)
      child = await launch(server)
    }
    const client = await connectIfReady(url)
    if (client) return client
    await delay(10)
  }
  throw new Error(`PostgreSQL did not answer in two minutes; its log is in ${join(server.place.home, 'log')}.`)
}

/** Undefined while the server is not ready to talk. */
export async function connectIfReady(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'skillo presence' })
  // An error event without a listener would end the process; the end event tells the same.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (error instanceof Error && 'code' in error && NOT_READY.has(String(error.code))) return undefined
    if (error instanceof Error && error.message.includes('terminated')) return undefined
    throw error
  }
}

/** Fast shutdown: open transactions are rolled back, everything else is on disk when the process is gone. */
export async function stopServer(place: Place) {
  const pid = await runningPid(place)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + PATIENCE_MS
  while ((await runningPid(place)) === pid) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
    await delay(10)
  }
}

/** Detached into a session of its own, so that Ctrl-C or the death of this process does not reach the server. */
async function launch(server: Server): Promise<ChildProcess> {
  const { place, socket_folder } = server
  const { postgres } = await findBinaries(place)
  await removeLeftovers(place, postgres)
  await removeTraces(place, socket_folder)
  const log_folder = await ownFolder(join(place.home, 'log'), place.account)
  const output = openSync(startLog(place), 'w')
  const args = serverArguments({ data_folder: dataFolder(place), socket_folder, log_folder, durable: server.durable })
  const stdio = ['ignore' as const, output, output]
  const child = spawn(postgres, args, { ...place.account, cwd: place.home, env: CLEAN_ENV, detached: true, stdio })
  child.on('error', () => {})
  child.unref()
  closeSync(output)
  return child
}

/** What a killed server left; PostgreSQL itself would stumble over them when their process id is in use again. */
async function removeTraces(place: Place, socket_folder: string) {
  const files = ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'].map((name) => join(socket_folder, name))
  for (const file of [join(dataFolder(place), 'postmaster.pid'), ...files]) await rm(file, { force: true })
}

async function refuseHopeless(place: Place) {
  const text = await readFile(startLog(place), 'utf8')
  if (TRY_AGAIN.test(text)) return
  const reason = text.split('\n').find((line) => /FATAL|PANIC|error/.test(line)) ?? 'it gave no reason'
  throw new Error(`PostgreSQL did not start: ${reason.trim()} (log: ${join(place.home, 'log')})`)
}

const startLog = ({ home }: Place) => join(home, 'start.log')

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null
