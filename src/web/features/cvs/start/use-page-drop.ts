import { useEffect, useRef, useState } from 'react'

function bringsFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** A file dropped anywhere in the window, unless a smaller target took it; true while one hovers above. */
export function usePageDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onFile)
  take.current = onFile

  useEffect(() => {
    // Leaving one element for the next also fires: only as many leaves as enters mean that it is gone.
    let depth = 0
    function enter(event: DragEvent) {
      if (!bringsFile(event)) return
      depth += 1
      setOver(true)
    }
    function leave(event: DragEvent) {
      if (!bringsFile(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    function hover(event: DragEvent) {
      if (bringsFile(event)) event.preventDefault()
    }
    function drop(event: DragEvent) {
      depth = 0
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (event.defaultPrevented || !file) return
      event.preventDefault()
      take.current(file)
    }
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('dragenter', enter, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('dragover', hover, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => ending.abort()
  }, [])

  return over
}
