import type { LoadContext } from '#builder/define-widget.ts'
import type { CatalogReader, Purchase } from '#shop/catalog/contract.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import { formSettings } from './form-settings.ts'
import type widget from './widget.ts'

export type FormData = { purchase: Purchase; swatches: SwatchSettings }

export default async function load(
  { settings, page, shows }: LoadContext<typeof widget>,
  { catalog }: { catalog: CatalogReader },
): Promise<FormData | undefined> {
  const id = settings.product_id || (page.kind === 'product' ? page.id : 0)
  if (id === 0) return undefined
  shows('products', `product:${id}`)
  const [purchase, shop] = await Promise.all([catalog.purchase(id), catalog.swatchSettings()])
  return purchase && { purchase, swatches: formSettings(shop, settings) }
}
