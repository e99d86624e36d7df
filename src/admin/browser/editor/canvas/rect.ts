export type Point = { x: number; y: number }
export type Rect = { left: number; top: number; width: number; height: number }

export const rightOf = ({ left, width }: Rect) => left + width
export const bottomOf = ({ top, height }: Rect) => top + height

export const plainRect = ({ left, top, width, height }: Rect): Rect => ({ left, top, width, height })

export const scaled = ({ left, top, width, height }: Rect, scale: number): Rect => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
})
