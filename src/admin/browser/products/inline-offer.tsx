import { Alert } from '@mui/material'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { wireAmount } from '../shared/amount.ts'
import { InlineValue } from '../shared/inline-value.tsx'
import { useStale } from '../shared/stale.tsx'
import { UndoButton } from '../shared/undo-button.tsx'
import { useMay } from '../shared/use-may.ts'
import { priceText, refusePrice, refuseUnits, stockText } from './product-labels.ts'

type Change = Partial<ProductRecord> & { stock_quantity_seen?: number }

/** Keeps one value of a row, and takes it back by the notice. What somebody else changed meanwhile is told, not written over. */
function useSave(product: ProductRecord) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { onError, dialog } = useStale()
  const keep = async (data: Change, version: number) => {
    const previousData = { id: product.id, version }
    const saved = await provider.update<ProductRecord>('products', { id: product.id, data, previousData })
    refresh()
    return saved.data
  }
  const undo = async (before: Change, version: number) => {
    try {
      await keep(before, version)
      notify(`${product.name}: está como antes.`, { type: 'success' })
    } catch (error) {
      onError(error)
    }
  }
  const save = async (data: Change, { before, done }: { before: Change; done: string }) => {
    try {
      const { version } = await keep(data, product.version)
      notify(
        <Alert severity="success" action={<UndoButton onUndo={() => void undo(before, version)} />}>
          {done}
        </Alert>,
        { autoHideDuration: 10_000 },
      )
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
        save={(typed) =>
          save(
            { regular_price: wireAmount(typed) },
            { before: { regular_price: product.regular_price }, done: `${product.name}: preço alterado.` },
          )
        }
        mode="decimal"
      />
      {dialog}
    </>
  )
}

/** Units of a product that has its own; typed where nobody counted them, they are counted from then on. */
export function InlineStock({ product }: { product: ProductRecord }) {
  const { save, dialog } = useSave(product)
  if (product.type !== 'simple') return <span>{stockText(product)}</span>
  const { manage_stock: isCounted, stock_status } = product
  const seen = product.stock_quantity ?? 0
  const keep = (typed: string) => {
    const units = Number(typed)
    return isCounted
      ? save(
          { stock_quantity: units, stock_quantity_seen: seen },
          { before: { stock_quantity: seen, stock_quantity_seen: units }, done: `${product.name}: estoque alterado.` },
        )
      : save(
          { manage_stock: true, stock_quantity: units },
          { before: { manage_stock: false, stock_status }, done: `${product.name}: as unidades agora são contadas.` },
        )
  }
  return (
    <>
      <InlineValue
        name={`Estoque de ${product.name}`}
        shown={stockText(product)}
        typed={isCounted ? String(seen) : ''}
        refuse={(typed) => (!isCounted && typed.trim() === '' ? undefined : refuseUnits(typed))}
        save={keep}
        mode="numeric"
      />
      {dialog}
    </>
  )
}
