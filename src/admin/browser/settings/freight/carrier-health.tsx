import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { CarrierHealthItem, CarrierItem } from '#api/vitrine/carrier-routes.ts'
import { useApiAction } from '../../shared/use-api.ts'
import { CarrierConnect } from './carrier-connect.tsx'

/** How a carrier is: tried on request, and loud while its test environment quotes. */
export function CarrierHealth({ carrier }: { carrier: CarrierItem }) {
  const { id, name, is_set_up: isSetUp, is_in_test_mode: isTest } = carrier
  const { run, isBusy } = useApiAction()
  const [health, setHealth] = useState<CarrierHealthItem>()
  const ask = () =>
    void run(async (provider) => setHealth(await provider.tell<CarrierHealthItem>(`/vitrine/v1/carriers/${id}/test`, {})))
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, justifyItems: 'start' }}>
      {isTest && (
        <Alert severity="warning" variant="filled">
          Ambiente de teste: os preços não são os de verdade. Antes de vender, mude para Produção.
        </Alert>
      )}
      {health && (
        <Alert severity={health.ok ? 'success' : 'error'} role="status">
          {health.message}
        </Alert>
      )}
      <Button variant="outlined" disabled={isBusy || !isSetUp} aria-label={`Testar conexão de ${name}`} onClick={ask}>
        Testar conexão
      </Button>
      {carrier.authorization !== 'none' && <CarrierConnect carrier={carrier} />}
      {!isSetUp && (
        <Typography variant="body2" color="textSecondary">
          Preencha e salve os dados abaixo; depois teste a conexão.
        </Typography>
      )}
    </Box>
  )
}
