import type { DemoVariation } from '../shapes.ts'

type ByColor<Value> = Record<string, Value>
type BySize<Value> = Record<string, Value>

/** One variation a colour, each with the picture of that colour. */
export function colorVariations(made: {
  slug: string
  sku: string
  priceCents: number
  salePriceCents?: ByColor<number>
  stock: ByColor<number>
}): DemoVariation[] {
  return Object.entries(made.stock).map(([color, stock]) => ({
    attributes: { cor: color },
    sku: `${made.sku}-${codeOf(color)}`,
    priceCents: made.priceCents,
    salePriceCents: made.salePriceCents?.[color],
    stock,
    picture: `${made.slug}-${color}`,
  }))
}

/** One variation a colour and size found in the stock; a size left out of a colour is not made. */
export function colorAndSizeVariations(made: {
  slug: string
  sku: string
  /** Slug of the attribute whose terms are the sizes. */
  sizeAttribute: string
  priceCents: BySize<number>
  salePriceCents?: ByColor<BySize<number>>
  stock: ByColor<BySize<number>>
}): DemoVariation[] {
  return Object.entries(made.stock).flatMap(([color, sizes]) =>
    Object.entries(sizes).map(([size, stock]) => {
      const priceCents = made.priceCents[size]
      if (priceCents === undefined) {
        throw new Error(`${made.sku} has stock in size "${size}", which has no price. Add the size to its priceCents.`)
      }
      return {
        attributes: { cor: color, [made.sizeAttribute]: size },
        sku: `${made.sku}-${codeOf(color)}-${size.toUpperCase()}`,
        priceCents,
        salePriceCents: made.salePriceCents?.[color]?.[size],
        stock,
        picture: `${made.slug}-${color}`,
      }
    }),
  )
}

const codeOf = (color: string) => color.slice(0, 3).toUpperCase()
