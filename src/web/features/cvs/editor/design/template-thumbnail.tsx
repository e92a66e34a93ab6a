import { useEffect, useState } from 'react'
import type { CvTemplate } from '#shared/cvs/cv-document.ts'
import { templatePicture } from '#shared/cvs/cv-templates.ts'

const AGAIN_MS = 2_000
const TRIES = 8

/** A page that the template itself drew, in the colour of the CV; the name beside it says the rest. */
export function TemplateThumbnail({ template, accent }: { template: CvTemplate; accent: string }) {
  const address = templatePicture(template, accent)
  const [tries, retry] = useTries(address)
  return (
    <img
      key={`${address} ${tries}`}
      src={address}
      alt=""
      onError={retry}
      loading="lazy"
      decoding="async"
      width={360}
      height={509}
      className="block h-auto w-full rounded-sm bg-[#fff]"
    />
  )
}

/** The first person who asks may be told to wait: the picture is drawn meanwhile. */
function useTries(address: string): [number, () => void] {
  const [failed, setFailed] = useState(0)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is tried anew
  useEffect(() => {
    setFailed(0)
    setTries(0)
  }, [address])
  useEffect(() => {
    if (failed === 0 || failed > TRIES) return undefined
    const timer = setTimeout(() => setTries(failed), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [failed])
  return [tries, () => setFailed((count) => count + 1)]
}
