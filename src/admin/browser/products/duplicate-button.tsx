import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRedirect } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'

/** A draft like this one, opened at once. */
export function DuplicateButton({ product }: { product: ProductRecord }) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const redirect = useRedirect()
  const [isBusy, setIsBusy] = useState(false)
  const duplicate = async () => {
    setIsBusy(true)
    try {
      const { id } = await provider.tell<ProductRecord>(`/wc/v3/products/${product.id}/duplicate`, {})
      notify('Cópia criada como rascunho. Dê a ela um SKU próprio.', { type: 'success' })
      redirect('edit', 'products', id)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <Button color="inherit" disabled={isBusy} onClick={() => void duplicate()}>
      Duplicar
    </Button>
  )
}
