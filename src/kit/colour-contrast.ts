/** What WCAG AA asks of text. */
export const LEAST_CONTRAST = 4.5

/** How two colours stand out from each other, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** One colour with a share of another in it. */
export function mixed(hex: string, other: string, share: number): string {
  const [from, to] = [partsOf(hex), partsOf(other)]
  return `#${from
    .map((part, at) =>
      Math.round(part + (to[at]! - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string): number {
  const [red, green, blue] = partsOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
