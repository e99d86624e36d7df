import { cleanHtml } from '#kit/safe-html.ts'
import { type FieldColumn, PRODUCT_FIELD_LIST, type PRODUCT_FIELDS } from '../product-fields.ts'
import type { ProductFieldValues } from './contract.ts'

/** The fields of a new product; the compiler sees that each column may hold its own. */
export const INITIAL_FIELDS: ProductFieldValues = Object.fromEntries(
  PRODUCT_FIELD_LIST.map(({ column, initial }) => [column, initial]),
) as { [Column in FieldColumn]: (typeof PRODUCT_FIELDS)[Column]['initial'] }

/** The fields of a product after a wish: what it does not name stays, markup is cleaned. */
export function changeFields(before: ProductFieldValues, input: Partial<ProductFieldValues>): ProductFieldValues {
  const changed = PRODUCT_FIELD_LIST.map(({ column, kind }): [FieldColumn, unknown] => {
    const value = input[column]
    if (value === undefined) return [column, before[column]]
    return [column, kind.is === 'html' ? cleanHtml(value as string) : value]
  })
  return Object.fromEntries(changed) as ProductFieldValues // the same columns as before
}
