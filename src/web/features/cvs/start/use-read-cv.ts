import { useRef, useState } from 'react'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { useImportFile, useImportText } from '#web/data/cv-imports.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { fileProblem } from '#web/parts/cvs/cv-file.ts'

export type CvSource = { kind: 'file'; file: File } | { kind: 'text'; text: string }

export type Reading =
  | { state: 'idle' }
  | { state: 'busy'; source: CvSource }
  | { state: 'failed'; source: CvSource; error: unknown }

/** Sends a file or a text to be read; what was sent stays at hand, so that a failure loses nothing. */
export function useReadCv(onRead: (found: CvImport) => void) {
  const { mutateAsync: sendFile } = useImportFile()
  const { mutateAsync: sendText } = useImportText()
  const [reading, setReading] = useState<Reading>({ state: 'idle' })
  const latest = useRef(0)

  async function send(source: CvSource): Promise<CvImport> {
    if (source.kind === 'text') return sendText(source.text)
    const message = fileProblem(source.file)
    if (message) throw new ApiError({ status: 422, code: 'file_type', message })
    return sendFile(source.file)
  }

  async function read(source: CvSource) {
    latest.current += 1
    const run = latest.current
    setReading({ state: 'busy', source })
    try {
      const found = await send(source)
      if (run !== latest.current) return
      setReading({ state: 'idle' })
      onRead(found)
    } catch (error) {
      if (run === latest.current) setReading({ state: 'failed', source, error })
    }
  }

  /** An answer that is still on its way changes nothing any more. */
  function stop() {
    latest.current += 1
    setReading({ state: 'idle' })
  }

  return { reading, read, stop }
}
