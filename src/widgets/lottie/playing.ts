export type Playing = {
  loop: boolean
  /** 0: always. */
  times: number
  speed: number
  startPercent: number
  endPercent: number
  isReversed: boolean
}

/** The part of an animation that is shown, in frames. An end before the beginning shows it whole. */
export function segmentOf({ ip, op }: { ip: number; op: number }, { startPercent, endPercent }: Playing): [number, number] {
  const at = (percent: number) => ip + ((op - ip) * percent) / 100
  return endPercent > startPercent ? [at(startPercent), at(endPercent)] : [ip, op]
}

/** Whether it begins again after it was played so many times. */
export function playsAgain(played: number, { loop, times }: Pick<Playing, 'loop' | 'times'>): boolean {
  return loop && (times === 0 || played < times)
}

/** The frame that stands for the whole where nothing may move: where it would come to rest. */
export const stillFrame = (frames: number, { isReversed }: Pick<Playing, 'isReversed'>) =>
  isReversed ? 0 : Math.max(0, frames - 1)

type Box = { top: number; height: number }

/** Which frame belongs to where the page is scrolled: the first as it comes in below, the last as it leaves above. */
export function scrolledFrame({ top, height }: Box, viewportHeight: number, frames: number, isReversed: boolean): number {
  const way = viewportHeight + height
  const gone = Math.min(1, Math.max(0, (viewportHeight - top) / way))
  return (isReversed ? 1 - gone : gone) * Math.max(0, frames - 1)
}

/** Reads what came as an animation; anything that is none is undefined, so that nothing strange reaches the player. */
export function readAnimation(json: unknown): { ip: number; op: number; layers: unknown[] } | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { ip, op, layers, fr, w, h } = json as Record<string, unknown>
  const isDrawn = [ip, op, fr, w, h].every((value) => typeof value === 'number' && Number.isFinite(value))
  return isDrawn && Number(op) > Number(ip) && Array.isArray(layers)
    ? (json as { ip: number; op: number; layers: unknown[] })
    : undefined
}
