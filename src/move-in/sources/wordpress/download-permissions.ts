import { moment } from './moments.ts'
import type { OldShop } from './old-shop.ts'
import type { Row } from './staging.ts'

/** What the buyer of an order may still fetch; no number or moment means without a bound. */
export type DownloadPermission = {
  download_id: string
  product_id: number
  downloads_remaining: string
  access_expires: string | null
  download_count: number
}

const TABLE = 'woocommerce_downloadable_product_permissions'

export async function readPermissions(
  { staging, table }: OldShop,
  orders: readonly number[],
): Promise<ReadonlyMap<number, DownloadPermission[]>> {
  if (!staging.has(table(TABLE))) return new Map()
  const rows = await staging.byKeys(table(TABLE), [...orders])
  return new Map([...rows].map(([order, list]) => [order, list.map(permissionOf)]))
}

const permissionOf = (row: Row): DownloadPermission => ({
  download_id: row['download_id'] ?? '',
  product_id: Number(row['product_id']) || 0,
  downloads_remaining: row['downloads_remaining'] ?? '',
  access_expires: moment(row['access_expires']),
  download_count: Number(row['download_count']) || 0,
})
