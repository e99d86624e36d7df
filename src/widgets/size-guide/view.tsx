import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

export default function SizeGuideWidget({
  settings,
  data: product,
  page,
  id,
}: ViewProps<typeof widget, ProductParts | undefined>) {
  if (!product) return <NoProduct page={page} />
  const guide = product.sizeGuide
  if (!guide) return <NoProduct page={page}>Nenhum guia de medidas vale para este produto.</NoProduct>
  if (settings.look === 'table') return guide.table
  return guide.link({ id: `${id}-guia`, label: settings.label || 'Guia de medidas', isInert: page.editMode })
}
