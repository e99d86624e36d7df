/** Edges of sections, by the names under which documents store them. Each is drawn below the upper edge of a box of 1000 by 100. */
export type DividerShape = { name: string; paths: readonly Layer[] }
/** The first layers of some are only hinted at. */
type Layer = { d: string; opacity?: number }

const one = (name: string, d: string): DividerShape => ({ name, paths: [{ d }] })
const layers = (name: string, ...all: [d: string, opacity: number][]): DividerShape => ({
  name,
  paths: all.map(([d, opacity]) => (opacity === 1 ? { d } : { d, opacity })),
})

/** A line that goes down and up again so many times, closed along the upper edge. */
const teeth = (count: number, depth: (index: number) => number) => {
  const step = 1_000 / count
  const points = Array.from({ length: count }, (_, index) => {
    const middle = Math.round((index + 0.5) * step)
    return `L${middle} ${depth(index)} ${Math.round((index + 1) * step)} 0`
  })
  return `M0 0${points.join('')}Z`
}
/** Soft waves of one height. */
const waves = (count: number, base: number, height: number) => {
  const step = Math.round(1_000 / count)
  const humps = Array.from({ length: count }, (_, index) => {
    const bend = index % 2 === 0 ? base + height : base - height
    return `Q${Math.round((index + 0.5) * step)} ${bend} ${(index + 1) * step} ${base}`
  })
  return `M0 0V${base}${humps.join('')}V0Z`
}

export const DIVIDER_SHAPES = {
  tilt: one('Inclinação', 'M0 0H1000L0 100Z'),
  triangle: one('Triângulo', 'M0 0H1000L500 100Z'),
  'triangle-asymmetrical': one('Triângulo de lado', 'M0 0H1000L730 100Z'),
  arrow: one('Seta', 'M0 0H1000V8H540L500 60 460 8H0Z'),
  curve: one('Curva', 'M0 0H1000C840 132 160 132 0 0Z'),
  'curve-asymmetrical': one('Curva de lado', 'M0 0H1000C900 40 760 100 620 100 380 100 200 30 0 0Z'),
  waves: one('Ondas', 'M0 0V44C120 96 250 96 380 62S620 4 760 26 930 82 1000 58V0Z'),
  'wave-brush': layers(
    'Pinceladas',
    ['M0 0V60C170 110 320 40 500 66S820 108 1000 52V0Z', 0.35],
    ['M0 0V40C200 86 340 22 520 46S840 84 1000 30V0Z', 1],
  ),
  'waves-pattern': one('Ondas miúdas', waves(20, 40, 44)),
  mountains: layers(
    'Montanhas',
    ['M0 0V58L120 96 300 30 460 90 640 24 800 84 1000 40V0Z', 0.35],
    ['M0 0V30L180 72 360 16 560 64 740 20 900 56 1000 22V0Z', 1],
  ),
  pyramids: one(
    'Pirâmides',
    teeth(5, (index) => [88, 54, 100, 62, 80][index] ?? 80),
  ),
  zigzag: one(
    'Zigue-zague',
    teeth(40, () => 70),
  ),
  drops: one(
    'Gotas',
    'M0 0H1000V30C970 30 960 96 930 96S890 30 850 30 790 64 760 64 730 20 690 20 640 100 600 100 560 26 510 26 460 72 430 72 400 34 360 34 300 92 270 92 230 22 190 22 140 60 110 60 60 30 0 30Z',
  ),
  clouds: one(
    'Nuvens',
    'M0 0H1000V40C990 72 900 76 880 46 850 96 720 96 700 50 670 84 560 84 540 46 500 100 370 100 340 50 310 86 200 84 180 44 150 88 20 86 0 40Z',
  ),
  'opacity-tilt': layers('Inclinações em camadas', ['M0 0H1000L0 100Z', 0.3], ['M0 0H1000L0 72Z', 0.4], ['M0 0H1000L0 44Z', 1]),
  'opacity-fan': layers('Leque', ['M0 0H1000L500 100Z', 0.3], ['M0 0H1000L500 68Z', 0.4], ['M0 0H1000L500 36Z', 1]),
  split: one('Fenda', 'M0 0H1000V26H540C518 26 512 40 500 90 488 40 482 26 460 26H0Z'),
  book: one('Livro', 'M0 0H1000V64C820 64 560 44 500 12 440 44 180 64 0 64Z'),
} as const satisfies Record<string, DividerShape>

export const DIVIDER_NAMES = Object.fromEntries(Object.entries(DIVIDER_SHAPES).map(([id, { name }]) => [id, name])) as Record<
  keyof typeof DIVIDER_SHAPES,
  string
> // the same keys
