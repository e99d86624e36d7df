/** A place on a picture, in hundredths from the left and from the top. */
export type Point = { x: number; y: number }

/** «131:30:45, 144:62:80»: where things are on a picture, by their numbers; what is no place is left out. */
export function readPoints(typed: string): Map<number, Point> {
  const found = [...typed.matchAll(/(?<![\d:])([1-9]\d{0,9}):(\d{1,3}):(\d{1,3})(?![\d:])/g)]
  return new Map(
    found
      .map(([, id, x, y]) => [Number(id), { x: Number(x), y: Number(y) }] as const)
      .filter(([, { x, y }]) => x <= 100 && y <= 100),
  )
}

export const writePoints = (points: ReadonlyMap<number, Point>) =>
  [...points].map(([id, { x, y }]) => `${id}:${x}:${y}`).join(', ')
