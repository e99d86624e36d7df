export const MARKERS = {
  circle: 'Círculo',
  curly: 'Ondulado',
  underline: 'Sublinhado',
  double: 'Dois traços',
  double_underline: 'Sublinhado duplo',
  underline_zigzag: 'Zigue-zague',
  diagonal: 'Diagonal',
  strikethrough: 'Riscado',
  x: 'Xis',
} as const
export type Marker = keyof typeof MARKERS

/** What the pen draws in a field of 500 by 150 that is stretched over the word. */
export const MARKER_PATHS: Record<Marker, string[]> = {
  circle: ['M325 18C228 5 18 20 18 78c0 54 130 60 232 58 122-2 236-22 232-68C478 12 262 4 140 28'],
  curly: ['M3 146c46-12 40-12 82 0s42 12 84 0 42-12 84 0 42 12 84 0 42-12 84 0 40 10 76 0'],
  underline: ['M8 143c120-12 350-14 484-4'],
  double: ['M8 12c150-10 330-10 484 0', 'M8 143c150-10 330-10 484 0'],
  double_underline: ['M5 130c150-10 340-12 490-2', 'M25 147c140-8 320-8 450-2'],
  underline_zigzag: ['M9 130c140-10 330-12 480-6-130 4-280 8-380 18 90-2 200-2 270 2'],
  diagonal: ['M14 16 486 140'],
  strikethrough: ['M4 80c160-10 340-10 492-2'],
  x: ['M496 14 8 138', 'M10 14l480 124'],
}
