import { shopInitials } from '#kit/shop-initials.ts'

/** Letters as one line of even weight, 28 units high: drawn the same everywhere, also where no font is installed. */
const LETTERS: Record<string, readonly [width: number, path: string]> = {
  A: [22, 'M1 28 11 0 21 28M4.6 18H17.4'],
  B: [20, 'M2 0V28H11a7.5 7.5 0 0 0 0-15H2M2 0H10a6.5 6.5 0 0 1 0 13'],
  C: [23, 'M21.5 5.2A11.5 14 0 1 0 21.5 22.8'],
  D: [23, 'M2 0V28H7.5a14 14 0 0 0 0-28Z'],
  E: [19, 'M18 0H2V28H18M2 13.5H15.5'],
  F: [18, 'M17 0H2V28M2 13.5H14.5'],
  G: [24, 'M21.5 5.2A11.5 14 0 1 0 23 15H13.5'],
  H: [22, 'M2 0V28M20 0V28M2 13.5H20'],
  I: [4, 'M2 0V28'],
  J: [15, 'M13 0V20.5a5.8 7.5 0 0 1-11.6 1'],
  K: [21, 'M2 0V28M19 0 2 17.5M8.2 11.2 20 28'],
  L: [18, 'M2 0V28H17'],
  M: [27, 'M2 28V0L13.5 19 25 0V28'],
  N: [23, 'M2 28V0L21 28V0'],
  O: [25, 'M12.5 0A11.5 14 0 1 0 12.5 28A11.5 14 0 1 0 12.5 0Z'],
  P: [20, 'M2 28V0H10.5a8 8 0 0 1 0 16H2'],
  Q: [25, 'M12.5 0A11.5 14 0 1 0 12.5 28A11.5 14 0 1 0 12.5 0ZM15 20 23 29'],
  R: [21, 'M2 28V0H10.5a8 8 0 0 1 0 16H2M10 16 20 28'],
  S: [
    20,
    'M17.5 5.5C16.5 2 13.8 0 10.2 0 5.6 0 2.6 2.8 2.6 6.8c0 9.6 15.9 4.2 15.9 14.2 0 4.2-3.3 7-8.3 7C5.6 28 2.4 25.6 1.6 22',
  ],
  T: [22, 'M1 0H21M11 0V28'],
  U: [22, 'M2 0V18.5a9 9.5 0 0 0 18 0V0'],
  V: [22, 'M1 0 11 28 21 0'],
  W: [32, 'M1 0 9 28 16 5 23 28 31 0'],
  X: [22, 'M2 0 20 28M20 0 2 28'],
  Y: [22, 'M1 0 11 14.5 21 0M11 14.5V28'],
  Z: [21, 'M2 0H19L2 28H19.5'],
  0: [21, 'M10.5 0A8.8 14 0 1 0 10.5 28A8.8 14 0 1 0 10.5 0Z'],
  1: [11, 'M2 5.5 9 0V28'],
  2: [20, 'M2 7.5A8 7.5 0 1 1 16.2 12.4L2 28H18.5'],
  3: [20, 'M2.5 0H17L9 11.2A8.4 8.4 0 1 1 1.8 23.5'],
  4: [21, 'M15 28V0L1.5 20H20'],
  5: [20, 'M17 0H4L3 12.3A8.4 8.4 0 1 1 1.8 23.5'],
  6: [20, 'M14 0 3.4 14.8A8.4 8.4 0 1 0 10 11.2C7 11.2 5 12.6 3.4 14.8'],
  7: [19, 'M1 0H18L7 28'],
  8: [20, 'M10 0A6.4 6.4 0 1 0 10 12.8A6.4 6.4 0 1 0 10 0ZM10 12.8A7.6 7.6 0 1 0 10 28A7.6 7.6 0 1 0 10 12.8Z'],
  9: [20, 'M6 28 16.6 13.2A8.4 8.4 0 1 0 10 16.8C13 16.8 15 15.4 16.6 13.2'],
}
/** For a name without a letter that could be drawn. */
const NAMELESS = [22, 'M11 2 22 14 11 26 0 14Z'] as const
const GAP = 6
const HEIGHT = 28

export type Monogram = { letters: { x: number; path: string }[]; width: number; height: number }

/** The initials of a shop as lines, side by side. */
export function monogramOf(name: string): Monogram {
  const drawn = [...shopInitials(name)].map((letter) => LETTERS[letter]!)
  const all = drawn.length > 0 ? drawn : [NAMELESS]
  let x = 0
  const letters = all.map(([width, path]) => {
    const at = x
    x += width + GAP
    return { x: at, path }
  })
  return { letters, width: x - GAP, height: HEIGHT }
}

/** Moves the letters into the middle of a square of 48 units and makes them fit the circle in it. */
export function inSquare({ width, height }: Pick<Monogram, 'width' | 'height'>): { scale: number; x: number; y: number } {
  const scale = Math.min(MOST_WIDTH / width, MOST_HEIGHT / height)
  const rounded = (value: number) => Math.round(value * 100) / 100
  return { scale: rounded(scale), x: rounded(24 - (width * scale) / 2), y: rounded(24 - (height * scale) / 2) }
}
const MOST_WIDTH = 26
const MOST_HEIGHT = 17
