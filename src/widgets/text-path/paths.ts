/** Each way of a text, drawn on a stage of 500 by the height that it needs. */
export const PATHS = {
  wave: { d: 'M10 60C90 0 170 0 250 60s160 60 240 0', height: 120 },
  arc: { d: 'M20 230a230 230 0 0 1 460 0', height: 250 },
  circle: { d: 'M250 450a200 200 0 1 1 1 0', height: 500 },
  line: { d: 'M10 90 490 30', height: 110 },
  oval: { d: 'M250 270a220 120 0 1 1 1 0', height: 300 },
  spiral: { d: 'M250 250a20 20 0 0 1 40 0 60 60 0 0 1-120 0 100 100 0 0 1 200 0 150 150 0 0 1-300 0', height: 420 },
} as const
