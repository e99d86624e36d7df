import type { ColourTokens } from './light-tokens.ts'

/** What WCAG asks of shapes that carry meaning: the line of a field, the ring of the focus. */
export const LEAST_OF_SHAPES = 3

type Pair = readonly [words: string, ground: string]

/** Every colour that the shop writes in, with every ground that it is written on. */
export function drawnPairs(tokens: ColourTokens): Pair[] {
  const { paper, surface, sand, line, ink, brand, night, light, sale } = tokens
  const words = ['ink', 'muted', 'link', 'accent', 'sale', 'success', 'danger', 'info', 'warning'] as const
  const signals = ['success', 'danger', 'info', 'warning'] as const
  return [
    ...words.flatMap((name) => [paper, surface, sand].map((ground): Pair => [tokens[name], ground])),
    ...signals.flatMap((name): Pair[] => [
      [tokens[name], tokens[`${name}-soft`]],
      [ink, tokens[`${name}-soft`]],
    ]),
    [ink, line],
    [tokens['on-brand'], brand],
    [tokens['on-brand'], tokens['brand-strong']],
    [light, brand],
    [light, night],
    ['#ffffff', night],
    [paper, ink],
    [surface, sale],
  ]
}

/** Shapes that must be seen, with what they stand on. */
export function seenPairs(tokens: ColourTokens): Pair[] {
  const { paper, surface, sand, focus } = tokens
  const shapes = [tokens['line-strong'], focus]
  return shapes.flatMap((shape) => [paper, surface, sand].map((ground): Pair => [shape, ground]))
}
