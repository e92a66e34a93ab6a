import { AppError } from '#shared/core/errors.ts'
import { ImportFailure } from '../failure.ts'
import type { ReadCv } from '../read-file.ts'
import { type ReadingTask, readingAnswer } from './messages.ts'
import { Reader } from './reader.ts'

/** Below the deadline of a request, so that the person reads our sentence. */
const MOST_MS = 9_000
const IDLE_MS = 60_000
const AT_ONCE = 2
const MOST_WAITING = 8
/** A reader is made anew now and then, so that nothing can pile up in it. */
const FILES_PER_READER = 50

interface Idle {
  reader: Reader
  timer: NodeJS.Timeout
}

const idle: Idle[] = []
const waiting: (() => void)[] = []
let busy = 0

/** Reads in a process of its own; at most two at a time, a few more wait. */
export async function readInChild(task: ReadingTask, most_ms = MOST_MS): Promise<ReadCv> {
  const signal = AbortSignal.timeout(most_ms)
  await turn(signal)
  const reader = takeReader()
  let useful = false
  try {
    const answer = readingAnswer.safeParse(await reader.read(task, signal))
    if (!answer.success) throw new ImportFailure('import_corrupt')
    useful = true
    if ('failure' in answer.data) throw new ImportFailure(answer.data.failure)
    return answer.data.read
  } catch (error) {
    throw signal.aborted ? new ImportFailure('import_timeout') : error
  } finally {
    if (useful) keepIdle(reader)
    else reader.end()
    // The place is handed on, so that nobody who comes in between takes a third one.
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
}

/** Waits for one of the places; leaves when there are too many or the time is over. */
async function turn(signal: AbortSignal): Promise<void> {
  if (busy < AT_ONCE) {
    busy++
    return
  }
  if (waiting.length >= MOST_WAITING) throw new AppError('busy')
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(go), 1)
      reject(new AppError('busy'))
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(go)
  })
}

function takeReader(): Reader {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    clearTimeout(kept.timer)
    if (kept.reader.is_alive) return kept.reader
  }
  return new Reader()
}

/** One reader stays warm for a minute; memory matters more than a second for the next person after that. */
function keepIdle(reader: Reader): void {
  if (idle.length > 0 || reader.files_read >= FILES_PER_READER || !reader.is_alive) {
    reader.end()
    return
  }
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((kept) => kept.reader === reader),
      1,
    )
    reader.end()
  }, IDLE_MS)
  timer.unref()
  idle.push({ reader, timer })
}
