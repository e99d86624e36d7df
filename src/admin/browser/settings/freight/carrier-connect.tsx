import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CarrierItem } from '#api/vitrine/carrier-routes.ts'
import { useApiAction } from '../../shared/use-api.ts'

/** Sends the merchant to the service's page, where the shop is allowed to act in its name. */
export function CarrierConnect({ carrier }: { carrier: CarrierItem }) {
  const { run, isBusy } = useApiAction()
  const isDone = carrier.authorization === 'done'
  const leave = () =>
    void run(async (provider) => {
      const { url } = await provider.tell<{ url: string }>(`/vitrine/v1/carriers/${carrier.id}/authorize`, {})
      location.assign(url)
    })
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {!isDone && <Alert severity="info">Falta permitir o acesso na página do serviço: use «Conectar conta».</Alert>}
      <Button variant={isDone ? 'outlined' : 'contained'} disabled={isBusy} onClick={leave}>
        {isDone ? 'Conectar de novo' : 'Conectar conta'}
      </Button>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Endereço de retorno para cadastrar no aplicativo: {carrier.return_url}
      </Typography>
    </Box>
  )
}

/** Whoever comes back from the service's page brings a code: it is handed on once, and leaves the address. */
export function useReturnedCode() {
  const [query, setQuery] = useSearchParams()
  const { run } = useApiAction()
  const handed = useRef('')
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? '']
  const carrier = /^([a-z0-9_]+)\./.exec(state)?.[1]
  useEffect(() => {
    if (code === '' || carrier === undefined || handed.current === code) return
    handed.current = code
    setQuery({}, { replace: true })
    void run((provider) => provider.tell(`/vitrine/v1/carriers/${carrier}/authorize`, { code, state }), 'Conta conectada.')
  }, [code, state, carrier, run, setQuery])
}
