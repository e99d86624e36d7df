import { darken, lighten } from './palette.ts'
import { linear, type Point, type Stop } from './svg.ts'

/** A gradient of one colour at even steps: 0.3 is three tenths towards light, -0.3 towards shade. */
export function shaded(color: string, tones: readonly number[], from: Point = [0, 0], to: Point = [1, 0]): string {
  const stops = tones.map((tone, i): Stop => [i / (tones.length - 1), tone < 0 ? darken(color, -tone) : lighten(color, tone)])
  return linear(stops, from, to)
}

/** The same from top to bottom. */
export const shadedDown = (color: string, tones: readonly number[]) => shaded(color, tones, [0, 0], [0, 1])
