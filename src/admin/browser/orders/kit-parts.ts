import type { OrderItem } from '#api/wc/order-shape.ts'

export type PackedPart = { key: string; units: number; title: string; sku: string }

type Stamp = Record<string, { quantity: number; title: string; sku: string }>

/** What has to be packed of a kit, for all units of its line; empty where the line is no kit. */
export function partsOf({ quantity, meta_data }: Pick<OrderItem, 'quantity' | 'meta_data'>): PackedPart[] {
  const stamp = meta_data.find(({ key }) => key === '_stamp')
  if (!stamp) return []
  // As src/api/wc/order-shape.ts writes it.
  return Object.entries(JSON.parse(stamp.value) as Stamp).map(([key, part]) => ({
    key,
    units: part.quantity * quantity,
    title: part.title,
    sku: part.sku,
  }))
}
