/** Where the frame's centre stands in the picture (0–1) and how far it is zoomed in. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export function startCrop(): Crop {
  return { x: 0.5, y: 0.5, zoom: 1 }
}

/** Pixels of the frame per pixel of the picture; at zoom 1 the picture just covers the frame. */
function scaleOf(picture: Size, frame: Size, zoom: number): number {
  return Math.max(frame.width / picture.width, frame.height / picture.height) * zoom
}

/** Moves the picture by pixels of the frame and keeps the frame inside it. */
export function clampCrop(crop: Crop, picture: Size, frame: Size, by_x: number, by_y: number): Crop {
  const scale = scaleOf(picture, frame, crop.zoom)
  const half_x = frame.width / scale / picture.width / 2
  const half_y = frame.height / scale / picture.height / 2
  const x = crop.x - by_x / scale / picture.width
  const y = crop.y - by_y / scale / picture.height
  return { ...crop, x: Math.min(1 - half_x, Math.max(half_x, x)), y: Math.min(1 - half_y, Math.max(half_y, y)) }
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = scaleOf(picture, canvas, crop.zoom)
  const width = canvas.width / scale
  const height = canvas.height / scale
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(
    picture,
    crop.x * picture.width - width / 2,
    crop.y * picture.height - height / 2,
    width,
    height,
    0,
    0,
    canvas.width,
    canvas.height,
  )
}

export function cropToBlob(picture: ImageBitmap, crop: Crop, frame: Size): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      'image/webp',
      0.92,
    )
  })
}
