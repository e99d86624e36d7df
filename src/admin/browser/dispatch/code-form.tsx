import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import type { DispatchItem } from '#api/vitrine/dispatch-item.ts'
import type { SentItem } from '#api/vitrine/dispatch-routes.ts'
import { useApiAction } from '../shared/use-api.ts'

/** The code of a label that was bought elsewhere: it goes on the order, and the order leaves. */
export function CodeForm({ order, onSent }: { order: DispatchItem; onSent: (sent: SentItem[]) => void }) {
  const [code, setCode] = useState('')
  const { run, isBusy } = useApiAction()
  const send = () =>
    void run(async (provider) => {
      onSent([await provider.tell<SentItem>('/vitrine/v1/dispatch/scan', { code, order_id: order.id })])
    }, `Pedido #${order.number} marcado como enviado.`)
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}
    >
      <TextField
        label={`Código de rastreio do pedido #${order.number}`}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="off"
        sx={{ flex: 1, minInlineSize: 220 }}
      />
      <Button type="submit" variant="contained" disabled={isBusy || code.trim() === ''} sx={{ minBlockSize: 44 }}>
        Enviar com este código
      </Button>
    </Box>
  )
}
