import { expect, test } from 'vitest'
import { clampCrop, startCrop, wholeZoom } from './crop.ts'

const picture = { width: 1000, height: 500 }
const frame = { width: 200, height: 200 }

test('the frame never leaves the picture', () => {
  expect(clampCrop(startCrop(), picture, frame, 9999, 9999)).toEqual({ x: 0.25, y: 0.5, zoom: 1 })
  expect(clampCrop(startCrop(), picture, frame, -9999, -9999)).toEqual({ x: 0.75, y: 0.5, zoom: 1 })
})

test('a drag moves the picture by the same pixels', () => {
  // The picture is shown at 0.4 of its size, so 40 pixels of the frame are 100 of the picture.
  expect(clampCrop(startCrop(), picture, frame, 40, 0).x).toBeCloseTo(0.4)
})

test('zooming out brings the frame back inside', () => {
  const corner = clampCrop({ x: 0.5, y: 0.5, zoom: 4 }, picture, frame, 9999, 9999)
  expect(clampCrop({ ...corner, zoom: 1 }, picture, frame, 0, 0)).toEqual({ x: 0.25, y: 0.5, zoom: 1 })
})

test('a wide picture can stand whole in the middle of the frame', () => {
  const zoom = wholeZoom(picture, frame)
  expect(zoom).toBe(0.5)
  expect(clampCrop(startCrop(zoom), picture, frame, 9999, 9999)).toEqual({ x: 0.5, y: 0.5, zoom })
})
