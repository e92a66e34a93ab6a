import { useEffect, useRef } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Button } from '../buttons/button.tsx'
import { cropToBlob, drawCrop } from './crop.ts'
import { useCrop } from './use-crop.ts'

interface ImageCropperProps {
  file: File
  /** Size in pixels of the picture that comes out, e.g. 512 × 512 or 1600 × 400. */
  width: number
  height: number
  round?: boolean | undefined
  /** It may stand whole inside the frame, as a wide logo must; else the frame is always filled. */
  whole?: boolean | undefined
  busy?: boolean | undefined
  /** The file could not be read as a picture. */
  onUnreadable: () => void
  onCancel: () => void
  onCropped: (picture: Blob) => void
}

/** Drag or use the arrows to move, the slider to zoom; drawn on a canvas, so no address of the file is needed. */
export function ImageCropper(props: ImageCropperProps) {
  const { file, width, height, round, whole, busy, onUnreadable, onCancel, onCropped } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const { picture, crop, least, drag, nudge, zoom } = useCrop(file, { width, height, whole }, onUnreadable)

  useEffect(() => {
    if (canvas.current && picture) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  return (
    <div className="space-y-4">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        tabIndex={0}
        role="img"
        aria-label="Vista previa del recorte. Arrastra o usa las flechas para mover la imagen."
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={nudge}
        className={cx(
          'mx-auto block max-h-72 max-w-full cursor-grab touch-none bg-sunk active:cursor-grabbing',
          round ? 'rounded-full' : 'rounded-lg',
        )}
      />
      <ZoomSlider least={least} value={crop.zoom} onChange={zoom} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button
          busy={busy || !picture}
          busyLabel={picture ? 'Guardando imagen…' : 'Abriendo imagen…'}
          onClick={async () => picture && onCropped(await cropToBlob(picture, crop, { width, height }))}
        >
          Guardar imagen
        </Button>
      </div>
    </div>
  )
}

const ZOOM_MAX = 4

function ZoomSlider({ least, value, onChange }: { least: number; value: number; onChange: (zoom: number) => void }) {
  return (
    <label className="flex items-center gap-4">
      <span className="font-medium text-sm">Zoom</span>
      <input
        type="range"
        min={least}
        max={ZOOM_MAX}
        step="any"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 flex-1 accent-brand"
      />
    </label>
  )
}
