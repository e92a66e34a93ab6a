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

export function startCrop(zoom = 1): Crop {
  return { x: 0.5, y: 0.5, zoom }
}

/** The zoom at which the whole picture stands inside the frame; below 1 its background fills the rest. */
export function wholeZoom(picture: Size, frame: Size): number {
  const [across, down] = [frame.width / picture.width, frame.height / picture.height]
  return Math.min(across, down) / Math.max(across, down)
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
  return { ...crop, x: inside(x, half_x), y: inside(y, half_y) }
}

/** What is narrower than the frame stands in its middle. */
const inside = (at: number, half: number): number => (half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, at)))

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = scaleOf(picture, canvas, crop.zoom)
  const width = canvas.width / scale
  const height = canvas.height / scale
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  if (crop.zoom < 1) fillAround(context, picture)
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

/** The colour of the picture's corner goes on around it; what is transparent stays so. */
function fillAround(context: CanvasRenderingContext2D, picture: ImageBitmap): void {
  const { width, height } = context.canvas
  context.drawImage(picture, 0, 0, 1, 1, 0, 0, width, height)
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
