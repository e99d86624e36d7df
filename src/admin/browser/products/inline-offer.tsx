import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { wireAmount } from '../shared/amount.ts'
import { InlineValue } from '../shared/inline-value.tsx'
import { useStale } from '../shared/stale.tsx'
import { useMay } from '../shared/use-may.ts'
import { priceText, refusePrice, refuseUnits, stockText } from './product-labels.ts'

function useSave(product: ProductRecord) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { onError, dialog } = useStale()
  const save = async (data: Partial<ProductRecord>, done: string) => {
    try {
      await provider.update('products', { id: product.id, data, previousData: { id: product.id, version: product.version } })
      notify(done, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      onError(error)
      return false
    }
  }
  return { save, dialog }
}

/** The price of a product that has one of its own; those in variations, and groups, cost what these cost. */
export function InlinePrice({ product }: { product: ProductRecord }) {
  const { save, dialog } = useSave(product)
  const mayPrice = useMay('POST', '/wc/v3/products')
  const isSum = product.type === 'bundle' && product.bundle_pricing !== 'own'
  if (product.type === 'variable' || product.type === 'grouped' || isSum || !mayPrice) return <span>{priceText(product)}</span>
  return (
    <>
      <InlineValue
        name={`Preço de ${product.name}`}
        shown={priceText(product)}
        typed={product.regular_price.replace('.', ',')}
        refuse={refusePrice}
        save={(typed) => save({ regular_price: wireAmount(typed) }, `${product.name}: preço alterado.`)}
        mode="decimal"
      />
      {dialog}
    </>
  )
}

export function InlineStock({ product }: { product: ProductRecord }) {
  const { save, dialog } = useSave(product)
  if (!product.manage_stock) return <span>{stockText(product)}</span>
  return (
    <>
      <InlineValue
        name={`Estoque de ${product.name}`}
        shown={stockText(product)}
        typed={String(product.stock_quantity ?? 0)}
        refuse={refuseUnits}
        save={(typed) => save({ stock_quantity: Number(typed) }, `${product.name}: estoque alterado.`)}
        mode="numeric"
      />
      {dialog}
    </>
  )
}
