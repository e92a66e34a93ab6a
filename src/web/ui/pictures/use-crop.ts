import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Crop, clampCrop, type Size, startCrop, wholeZoom } from './crop.ts'

const STEP = 12
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

type Frame = Size & { whole?: boolean | undefined }

const leastZoom = (picture: Size, { whole, ...frame }: Frame): number => (whole ? wholeZoom(picture, frame) : 1)

/** Opens a file as a picture and keeps which part of it the frame shows. */
export function useCrop(file: File, frame: Frame, onUnreadable: () => void) {
  const unreadable = useRef(onUnreadable)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>(startCrop)
  unreadable.current = onUnreadable
  const wanted = useRef(frame)
  wanted.current = frame

  useEffect(() => {
    let gone = false
    createImageBitmap(file).then(
      (bitmap) => {
        if (gone) return
        setPicture(bitmap)
        setCrop(startCrop(leastZoom(bitmap, wanted.current)))
      },
      () => !gone && unreadable.current(),
    )
    return () => {
      gone = true
    }
  }, [file])

  function change(part: Partial<Crop>, by_x: number, by_y: number) {
    if (picture) setCrop((now) => clampCrop({ ...now, ...part }, picture, frame, by_x, by_y))
  }

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const scale = frame.width / event.currentTarget.clientWidth
    if (event.buttons === 1) change({}, event.movementX * scale, event.movementY * scale)
  }

  function nudge(event: KeyboardEvent) {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    change({}, ...step)
  }

  const least = picture ? leastZoom(picture, frame) : 1
  return { picture, crop, least, drag, nudge, zoom: (zoom: number) => change({ zoom }, 0, 0) }
}
