import type { ProductRecord } from '#api/wc/product-shape.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'

type Made = { attributes: Pick<VariationRecord['attributes'][number], 'id' | 'option'>[] }
type Having = { attributes: Pick<ProductRecord['attributes'][number], 'id' | 'options'>[] }

const LONGEST_VALUE = 200

/** The values of an attribute as they are kept: each once, and none that says nothing. */
export const tidyValues = (values: string[]) => [
  ...new Set(values.map((value) => value.trim().slice(0, LONGEST_VALUE)).filter((value) => value !== '')),
]

/** An attribute without a value would be gone after saving. */
export const refuseAttributes = (attributes: { name: string; options: string[] }[] | null) => {
  const empty = attributes?.find(({ options }) => options.length === 0)
  return empty && `Dê um valor a “${empty.name}”, ou retire-o.`
}

/** Whether a variation is told apart by an attribute: then buyers choose by it. */
export const isNamedBy = (variations: Made[], attributeId: number) =>
  variations.some(({ attributes }) => attributes.some(({ id }) => id === attributeId))

/** Whether the product still has every value that a variation is made of. */
export const isChoosable = ({ attributes: made }: Made, { attributes: has }: Having) =>
  made.every(({ id, option }) => has.some((one) => one.id === id && one.options.includes(option)))
