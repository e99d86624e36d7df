import { Alert, Box, Button, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useApiAction } from '../shared/use-api.ts'
import { PaymentReconciliation } from './payment-reconciliation.tsx'

export type ServiceHealth = { id: string; ok: boolean; message: string; notifies: boolean | null }
type Props = { id: string; title: string; isInTestMode: boolean; isSetUp: boolean; missing: string }

/** How the payment service behind a way to pay is: tried on request, told where to call, and loud while no money moves. */
export function PaymentService({ id, title, isInTestMode, isSetUp, missing }: Props) {
  const { run, isBusy } = useApiAction()
  const reasonId = useId()
  const [health, setHealth] = useState<ServiceHealth>()
  const ask = (what: 'test' | 'notifications') =>
    void run(async (provider) => setHealth(await provider.tell<ServiceHealth>(`/vitrine/v1/payment-services/${id}/${what}`, {})))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mb: 2 }}>
      {isInTestMode && (
        <Alert severity="warning" variant="filled">
          Modo de teste: nenhum dinheiro de verdade chega. Antes de vender, mude o ambiente para Produção.
        </Alert>
      )}
      {health && (
        <Alert severity={health.ok ? (health.notifies === false ? 'info' : 'success') : 'error'} role="status">
          {health.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={isBusy || !isSetUp}
          aria-label={`Testar conexão de ${title}`}
          aria-describedby={isSetUp ? undefined : reasonId}
          onClick={() => ask('test')}
        >
          Testar conexão
        </Button>
        {health?.ok && health.notifies === false && (
          <Button variant="outlined" disabled={isBusy} onClick={() => ask('notifications')}>
            Cadastrar avisos no serviço
          </Button>
        )}
      </Box>
      {isSetUp && <PaymentReconciliation id={id} title={title} />}
      {!isSetUp && (
        <Typography id={reasonId} variant="body2" color="textSecondary">
          {missing}
        </Typography>
      )}
    </Box>
  )
}
