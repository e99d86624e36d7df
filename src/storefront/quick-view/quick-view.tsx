import type { ProductParts } from '#builder/page-info.ts'
import type { Purchase } from '#shop/catalog/contract.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import { Icon } from '#ui/icon.tsx'
import { PurchaseForm } from '#widgets/product-form/purchase-form.tsx'

export type QuickViewFacts = { parts: ProductParts; purchase: Purchase; swatches: SwatchSettings }

/** A product in a dialog: pictures, price, choices and the way to buy it. */
export function QuickView({ parts, purchase, swatches }: QuickViewFacts) {
  const { id, name, url } = purchase
  const title = `espiada-titulo-${id}`
  return (
    <dialog className="quick-view product" aria-labelledby={title}>
      <div className="quick-view-body">
        <button type="button" className="quick-view-close" aria-label="Fechar">
          <Icon name="close" />
        </button>
        {parts.images}
        <div className="product-summary summary">
          <h2 id={title}>{name}</h2>
          {parts.rating}
          {parts.price}
          {parts.promotions}
          {parts.shortDescription}
          {parts.sizeGuide?.link({ id: `espiada-${id}-guia` })}
          <PurchaseForm purchase={purchase} swatches={swatches} id={`espiada-${id}`} idPrefix={`espiada-${id}-`} />
          <a className="quick-view-more" href={url}>
            Ver a página completa
          </a>
        </div>
      </div>
    </dialog>
  )
}
