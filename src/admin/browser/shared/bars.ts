type Bar = { x: number; y: number; width: number; height: number }
type Room = {
  width: number
  height: number
  /** The part of each step that stays empty. */
  gap?: number
  /** What the full height means, where something besides the bars has to fit. */
  tallest?: number
}

/** Where the bars of a plot stand. A day without sales has a bar of no height; a month without any has no tallest one. */
export function barsOf(values: number[], { width, height, gap = 0.25, tallest = Math.max(1, ...values) }: Room): Bar[] {
  const step = width / Math.max(1, values.length)
  return values.map((value, index) => {
    const tall = (Math.max(0, value) / tallest) * height
    return { x: index * step + (step * gap) / 2, y: height - tall, width: step * (1 - gap), height: tall }
  })
}
