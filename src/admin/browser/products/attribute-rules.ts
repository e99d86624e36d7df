import type { ProductRecord, VariationRecord } from '../records.ts'

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
export const isNamedBy = (variations: Pick<VariationRecord, 'attributes'>[], attributeId: number) =>
  variations.some(({ attributes }) => attributes.some(({ id }) => id === attributeId))

/** Whether the product still has every value that a variation is made of. */
export const isChoosable = (
  { attributes: made }: Pick<VariationRecord, 'attributes'>,
  { attributes: has }: Pick<ProductRecord, 'attributes'>,
) => made.every(({ id, option }) => has.some((one) => one.id === id && one.options.includes(option)))
