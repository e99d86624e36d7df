import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { EditBase, Title, useDataProvider, useNotify, useRecordContext, useRedirect } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { Provider } from '../data/provider.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useStale } from '../shared/stale.tsx'
import { draftOf, problemOf, wireOf } from './draft.ts'
import { OrderForm } from './order-form.tsx'
import { useUnsaved } from './unsaved.tsx'

/** Changes an order that nobody has paid. */
export const OrderEdit = () => (
  <EditBase<OrderRecord>>
    <Loaded />
  </EditBase>
)

function Loaded() {
  const order = useRecordContext<OrderRecord>()
  if (!order) return <ScreenSkeleton />
  if (!order.is_editable)
    return (
      <>
        <Title title={`Pedido #${order.number}`} />
        <Alert severity="info" sx={{ mt: 2 }} action={<Back id={order.id} />}>
          Itens, endereços e valores só mudam enquanto o pedido aguarda o pagamento.
        </Alert>
      </>
    )
  // Whoever loads the newer version begins with it.
  return <Editor key={order.edit_version} order={order} />
}

const Back = ({ id }: { id: number }) => (
  <Button component={RouteLink} to={`/orders/${id}/show`} color="inherit" size="small">
    Ver o pedido
  </Button>
)

function Editor({ order }: { order: OrderRecord }) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const redirect = useRedirect()
  const { onError, dialog } = useStale()
  const [before] = useState(() => draftOf(order))
  const [draft, setDraft] = useState(before)
  const [isBusy, setIsBusy] = useState(false)
  const { kept, question } = useUnsaved(JSON.stringify(draft) !== JSON.stringify(before))
  const save = async () => {
    setIsBusy(true)
    try {
      await provider.tell(`/wc/v3/orders/${order.id}`, wireOf(draft, order))
      kept()
      notify(`Pedido #${order.number} alterado.`, { type: 'success' })
      redirect('show', 'orders', order.id)
    } catch (error) {
      onError(error)
      setIsBusy(false)
    }
  }
  return (
    <>
      <Title title={`Editar o pedido #${order.number}`} />
      <OrderForm draft={draft} onChange={setDraft} isFresh={false}>
        <Button variant="contained" disabled={isBusy || problemOf(draft) !== undefined} onClick={() => void save()}>
          Salvar o pedido
        </Button>
        <Back id={order.id} />
      </OrderForm>
      {dialog}
      {question}
    </>
  )
}
