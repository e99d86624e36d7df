import type { ViewProps } from '#builder/define-widget.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

export default function CustomField({ settings, data: product, page }: ViewProps<typeof widget, ProductParts | undefined>) {
  if (!product) return <NoProduct page={page} />
  const { key, show_label, label, fallback } = settings
  const field = product.fields.find((one) => one.key === key.trim())
  if (!field && fallback === '') {
    if (!page.editMode) return null
    return (
      <p className="custom-field">
        {key === '' ? 'Escreva a chave de um campo próprio.' : 'O produto não tem valor neste campo.'}
      </p>
    )
  }
  const name = label || field?.name
  return (
    <p className="custom-field">
      {show_label && name && <span className="custom-field-label">{name}:</span>} <span>{field ? field.content : fallback}</span>
    </p>
  )
}
