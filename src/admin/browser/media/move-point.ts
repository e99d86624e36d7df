/** What of a picture stays in sight where it is cut, in hundredths from the left and from the top. */
export type FocalPoint = { x: number; y: number }

export const CENTRE: FocalPoint = { x: 50, y: 50 }

const within = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

/** Where in a picture somebody pressed. */
export const pointAt = (
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): FocalPoint => ({
  x: within(width === 0 ? 50 : ((clientX - left) / width) * 100),
  y: within(height === 0 ? 50 : ((clientY - top) / height) * 100),
})

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point after a key: arrows move it, faster with Shift. Undefined for keys that mean nothing here. */
export function movedBy({ x, y }: FocalPoint, key: string, isFast: boolean): FocalPoint | undefined {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  if (!arrow) return undefined
  const step = isFast ? 10 : 2
  return { x: within(x + arrow[0] * step), y: within(y + arrow[1] * step) }
}

export const pointText = ({ x, y }: FocalPoint) => `${x}% da esquerda, ${y}% do topo`
