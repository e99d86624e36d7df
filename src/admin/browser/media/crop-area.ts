/** A part of a picture, in whole pixels of it. */
export type Area = { x: number; y: number; width: number; height: number }
type Measures = Pick<Area, 'width' | 'height'>
export type Corner = 'nw' | 'ne' | 'sw' | 'se'
type Step = { dx: number; dy: number }

export const RATIOS = [
  { name: 'Livre', value: undefined },
  { name: '1:1', value: 1 },
  { name: '4:5', value: 4 / 5 },
  { name: '16:9', value: 16 / 9 },
] as const
const LEAST_SIDE = 16

export const wholeOf = ({ width, height }: Measures): Area => ({ x: 0, y: 0, width, height })
export const isSame = (one: Area, other: Area) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

export function moved(area: Area, { dx, dy }: Step, whole: Measures): Area {
  return {
    ...area,
    x: between(Math.round(area.x + dx), 0, whole.width - area.width),
    y: between(Math.round(area.y + dy), 0, whole.height - area.height),
  }
}

/** The corner goes with the hand, the one across from it stays; with a ratio, as far as the ratio lets it. */
export function resized(
  area: Area,
  step: Step,
  { corner, whole, ratio }: { corner: Corner; whole: Measures; ratio: number | undefined },
): Area {
  const [fromLeft, fromTop] = [corner.endsWith('e'), corner.startsWith('s')]
  const room = {
    width: fromLeft ? whole.width - area.x : area.x + area.width,
    height: fromTop ? whole.height - area.y : area.y + area.height,
  }
  const wanted = {
    width: area.width + (fromLeft ? step.dx : -step.dx),
    height: area.height + (fromTop ? step.dy : -step.dy),
  }
  const { width, height } = ratio === undefined ? freeSize(wanted, room) : fixedSize(wanted, { room, ratio, was: area })
  return {
    x: fromLeft ? area.x : area.x + area.width - width,
    y: fromTop ? area.y : area.y + area.height - height,
    width,
    height,
  }
}

const freeSize = (wanted: Measures, room: Measures): Measures => ({
  width: between(Math.round(wanted.width), Math.min(LEAST_SIDE, room.width), room.width),
  height: between(Math.round(wanted.height), Math.min(LEAST_SIDE, room.height), room.height),
})

/** The side that was moved further leads. */
function fixedSize(wanted: Measures, { room, ratio, was }: { room: Measures; ratio: number; was: Measures }): Measures {
  const isByHeight = Math.abs(wanted.height - was.height) * ratio > Math.abs(wanted.width - was.width)
  const most = Math.min(room.width, room.height * ratio)
  const least = Math.min(most, LEAST_SIDE * Math.max(1, ratio))
  const width = between(isByHeight ? wanted.height * ratio : wanted.width, least, most)
  return { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(width / ratio)) }
}

/** The largest part of that ratio, with its middle where the middle was as far as there is room. */
export function fitted(area: Area, ratio: number | undefined, whole: Measures): Area {
  if (ratio === undefined) return area
  const width = Math.max(1, Math.floor(Math.min(whole.width, whole.height * ratio)))
  const height = Math.max(1, Math.min(whole.height, Math.floor(width / ratio)))
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  return moved({ x: 0, y: 0, width, height }, { dx: middle.x - width / 2, dy: middle.y - height / 2 }, whole)
}

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far a key goes: a hundredth of the picture, a tenth with Shift. Undefined for keys that mean nothing here. */
export function stepOf(key: string, isFast: boolean, whole: Measures): Step | undefined {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  if (!arrow) return undefined
  const share = isFast ? 10 : 100
  return { dx: (arrow[0] * whole.width) / share, dy: (arrow[1] * whole.height) / share }
}

export const areaText = ({ x, y, width, height }: Area) => `${width} × ${height} pixels, a ${x} da esquerda e ${y} do topo`
