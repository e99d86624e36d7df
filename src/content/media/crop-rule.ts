/** A part of a picture, in whole pixels of the original. */
export type CropArea = { x: number; y: number; width: number; height: number }
type Measures = Pick<CropArea, 'width' | 'height'>
export type Focus = { x: number; y: number }
export type CropProblem = 'outside' | 'too-small'

/** Less than that is nothing that a page could show. */
const LEAST_CROP_SIDE = 16

export function cropProblem(area: CropArea, whole: Measures): CropProblem | undefined {
  const { x, y, width, height } = area
  const areWhole = [x, y, width, height].every(Number.isSafeInteger)
  if (!areWhole || x < 0 || y < 0 || x + width > whole.width || y + height > whole.height) return 'outside'
  return width < least(whole.width) || height < least(whole.height) ? 'too-small' : undefined
}

/** Icons are smaller than that as they are. */
const least = (side: number) => Math.min(LEAST_CROP_SIDE, side)

export const isWholePicture = (area: CropArea, whole: Measures) => area.width === whole.width && area.height === whole.height

/** Where the focal point is within a part, in hundredths: at its edge where the part leaves it out. */
export const focusWithin = (focus: Focus, whole: Measures, area: CropArea): Focus => ({
  x: share((focus.x / 100) * whole.width - area.x, area.width),
  y: share((focus.y / 100) * whole.height - area.y, area.height),
})

/** The same for the whole picture, of a point that was set on a part of it. */
export const focusOfWhole = (focus: Focus, whole: Measures, area: CropArea): Focus => ({
  x: share(area.x + (focus.x / 100) * area.width, whole.width),
  y: share(area.y + (focus.y / 100) * area.height, whole.height),
})

const share = (at: number, of: number) => Math.min(100, Math.max(0, Math.round((at / of) * 100)))
