import type { ViewProps } from '#builder/define-widget.ts'
import type { FormData } from './load.ts'
import { PurchaseForm } from './purchase-form.tsx'
import type widget from './widget.ts'

export default function ProductForm({ settings, data, page, id }: ViewProps<typeof widget, FormData | undefined>) {
  if (!data) {
    if (!page.editMode) return null
    return <p className="builder-notice">Escolha um produto para este formulário. Visitantes não veem este aviso.</p>
  }
  const { button_text: buttonText, show_quantity: showQuantity } = settings
  const form = <PurchaseForm {...data} id={id} idPrefix={`${id}-`} buttonText={buttonText} showQuantity={showQuantity} />
  // In a design that draws the product's page in parts this is the form of the page: what belongs under it comes with it.
  const isPages = page.product?.id === data.purchase.id && page.content === undefined
  if (!isPages) return form
  return (
    <div className="product-form-of-page">
      {page.product?.sizeGuide?.link({ id: `${id}-guia`, isInert: page.editMode })}
      {form}
      {page.product?.belowForm}
    </div>
  )
}
