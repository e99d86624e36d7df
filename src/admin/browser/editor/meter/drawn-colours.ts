import { mixed } from '#kit/colour-contrast.ts'

/** A colour as the browser tells it, without its transparency: «rgb(42, 35, 32)», «rgba(0, 0, 0, 0.5)», «color(srgb 0.1 0.2 0.3)». */
function partsOf(css: string): { hex: string; alpha: number } | undefined {
  const numbers = css.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number)
  if (!numbers || numbers.length < 3) return undefined
  const scale = css.startsWith('color(srgb') ? 255 : css.startsWith('rgb') ? 1 : undefined
  if (scale === undefined) return undefined
  const hex = numbers
    .slice(0, 3)
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part * scale)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return { hex: `#${hex}`, alpha: numbers[3] ?? 1 }
}

/** An opaque colour; undefined for what lets something through or can't be read. */
export function hexOf(css: string): string | undefined {
  const parts = partsOf(css)
  return parts && parts.alpha === 1 ? parts.hex : undefined
}

type Ground = { backgroundColor: string; backgroundImage: string }

/** The colour behind a text, from the layers that lie under it, the nearest first; undefined where a picture is one of them. */
export function groundOf(layers: Iterable<Ground>): string | undefined {
  const veils: { hex: string; alpha: number }[] = []
  let ground = '#ffffff'
  for (const { backgroundColor, backgroundImage } of layers) {
    if (backgroundImage !== 'none') return undefined
    const parts = partsOf(backgroundColor)
    if (!parts) return undefined
    if (parts.alpha === 0) continue
    if (parts.alpha === 1) {
      ground = parts.hex
      break
    }
    veils.push(parts)
  }
  return veils.reduceRight((under, { hex, alpha }) => mixed(under, hex, alpha), ground)
}

/** The colour that an element stands on. What lies behind it by position alone (a picture, a film) can't be told: undefined. */
export function colourUnder(element: Element): string | undefined {
  const layers: Ground[] = []
  for (let one: Element | null = element; one; one = one.parentElement) {
    const style = getComputedStyle(one)
    if (one !== element && ['absolute', 'fixed'].includes(style.position)) return undefined
    layers.push(style)
  }
  return groundOf(layers)
}
