/** A drawing that is repeated along the line, on a tile of 24 units in height: as a stroke, or filled. */
type Pattern = { name: string; width: number; d: string; isLine?: true }

const line = (name: string, width: number, d: string): Pattern => ({ name, width, d, isLine: true })
const shape = (name: string, width: number, d: string): Pattern => ({ name, width, d })

/** By the names under which documents store them. */
export const PATTERNS = {
  curly: line('Cacheado', 24, 'M0 19C11 19 17 13 17 8S10 3 10 9s5 10 14 10'),
  curved: line('Curvas', 24, 'M0 7q12 14 24 0'),
  wavy: line('Ondas', 24, 'M0 12c4-10 8-10 12 0s8 10 12 0'),
  zigzag: line('Zigue-zague', 24, 'M0 18 12 6l12 12'),
  slashed: line('Barras', 16, 'M3 21 13 3'),
  squared: line('Degraus', 24, 'M0 7h6v10h12V7h6'),
  multiple: line('Várias linhas', 24, 'M0 4h24M0 12h24M0 20h24'),
  arrows: shape('Setas', 26, 'M3 3h7l9 9-9 9H3l9-9z'),
  pluses: shape('Mais', 26, 'M11 4h4v6h6v4h-6v6h-4v-6H5v-4h6z'),
  rhombus: shape('Losangos', 24, 'M12 3l8 9-8 9-8-9z'),
  parallelogram: shape('Paralelogramos', 26, 'M9 4h15l-7 16H2z'),
  rectangles: shape('Retângulos', 36, 'M4 5h28v14H4z'),
  squares_tribal: shape('Quadrados', 24, 'M5 5h14v14H5zm4 4v6h6V9z'),
  dots_tribal: shape('Pontos', 20, 'M10 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'),
  rounds_tribal: shape('Meias-luas', 26, 'M3 18a10 10 0 0 1 20 0z'),
  leaves_tribal: shape('Folhas', 30, 'M3 14C3 7 9 4 14 4c0 7-5 10-11 10zm24 0c0 5-5 8-12 8 0-6 5-8 12-8z'),
  stripes_tribal: shape('Listras', 20, 'M2 21 12 3h6L8 21z'),
  trees_tribal: shape('Árvores', 26, 'M13 3l8 13h-6v5h-4v-5H5z'),
  trees_2_tribal: shape('Pinheiros', 24, 'M12 2l5 7h-3l5 7h-5v6h-4v-6H5l5-7H7z'),
  planes_tribal: shape('Étnico', 26, 'M3 3l10 6 10-6v6l-10 6L3 9zm4 13l6 4 6-4v3l-6 4-6-4z'),
  x_tribal: shape('X', 24, 'M5 7l2-2 5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5z'),
  zigzag_tribal: shape('Zigue-zague cheio', 24, 'M0 12l6-6 6 6 6-6 6 6v6l-6-6-6 6-6-6-6 6z'),
} satisfies Record<string, Pattern>

export type PatternName = keyof typeof PATTERNS

export const patternOf = (style: unknown): Pattern | undefined =>
  typeof style === 'string' && Object.hasOwn(PATTERNS, style) ? PATTERNS[style as PatternName] : undefined

export const PATTERN_NAMES = Object.fromEntries(Object.entries(PATTERNS).map(([key, { name }]) => [key, name])) as Record<
  PatternName,
  string
> // key by key
