import type { ProductColumns } from '../editing/product-rule.ts'
import type { OfferColumns } from '../editing/offer-rule.ts'
import type { Measures } from '../product-fields.ts'
import type { Outcome } from './contract.ts'
import type { Row } from './file-index.ts'
import type { NamedTier } from './tier-cell.ts'

/** A picture of the library, or one that must be brought into it first. */
export type PlannedPicture = { mediaId: number; alt: string | undefined } | { source: string; alt: string | undefined }
export type PlannedAttribute = { name: string; options: string[]; visible: boolean; variation: boolean }

type Common = {
  row: Row
  outcome: Outcome
  fields: string[]
  notes: string[]
  units: number | undefined
  pictures?: PlannedPicture[]
  /** Prices by quantity of the product itself, or of the variation alone. */
  tiers?: NamedTier[]
}
export type ProductPlan = Common & {
  what: 'product'
  /** Undefined: new. */
  id: number | undefined
  version: number
  slug: string | undefined
  columns: ProductColumns | undefined
  categories?: string[][]
  tags?: string[]
  attributes?: PlannedAttribute[]
  downloads?: { id?: number; name: string; file: string }[]
  links?: Record<string, string[]>
  /** Parts of a kit, by how the file speaks of them. */
  kit?: string[]
}
export type VariationPlan = Common & {
  what: 'variation'
  id: number | undefined
  version: number
  /** Undefined where its product is only planned. */
  productId: number | undefined
  /** The line of the same file that makes its product. */
  parentLine: number | undefined
  columns: (OfferColumns & Measures & { enabled: boolean; description: string; position: number }) | undefined
  terms?: { name: string; option: string }[]
}
export type Plan = ProductPlan | VariationPlan

/** Lines end as spreadsheets end them; spaces around a value mean nothing. */
export const plainCell = (cell: string | undefined) => (cell ?? '').replaceAll(/\r\n?/g, '\n').trim()
