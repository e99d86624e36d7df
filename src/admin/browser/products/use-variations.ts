import { useGetList } from 'react-admin'
import type { VariationRecord } from '#api/wc/variation-shape.ts'

export const PER_PAGE = 50

/** A page of a product's variations, and how many there are of them. */
export const useVariations = (productId: number, { page = 1, enabled = true }: { page?: number; enabled?: boolean } = {}) =>
  useGetList<VariationRecord>(
    'variations',
    { pagination: { page, perPage: PER_PAGE }, meta: { product: productId } },
    { enabled },
  )
