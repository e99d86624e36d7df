import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

export default function Excerpt({ data: product, page }: ViewProps<typeof widget, ProductParts | undefined>) {
  const text = product ? product.shortDescription : page.excerpt && <p>{page.excerpt}</p>
  if (!text) return <NoProduct page={page}>Aqui aparece o resumo da página, que ainda está vazio.</NoProduct>
  return <div className="theme-post-excerpt">{text}</div>
}
