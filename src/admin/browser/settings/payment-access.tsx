import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatShortDate } from '#kit/pt-br.ts'
import type { PaymentAccessItem } from '#api/vitrine/payment-service-routes.ts'
import { Confirm } from '../shared/confirm.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'

const pathOf = (id: string) => `/vitrine/v1/payment-services/${id}/access`

/** Sends the merchant to the service's page, where the shop is allowed to act in their account, and takes that back. */
export function PaymentAccess({ id, title }: { id: string; title: string }) {
  const { data } = useAnswer<PaymentAccessItem>(pathOf(id))
  const { run, isBusy } = useApiAction()
  const [isLeaving, setLeaving] = useState(false)
  if (!data || data.state === 'none') return null
  const isDone = data.state === 'done'
  const leave = () => void run(async (provider) => location.assign((await provider.tell<PaymentAccessItem>(pathOf(id), {})).url))
  const disconnect = () => {
    setLeaving(false)
    void run((provider) => provider.tell(pathOf(id), { disconnect: true }), 'Conta desconectada.')
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 2, '& .MuiButton-root': { minBlockSize: 44 } }}>
      {isDone && data.until !== null && (
        <Alert severity={data.problem === '' ? 'success' : 'warning'}>
          Conta {data.account} conectada. O acesso vale até {formatShortDate(new Date(data.until))} e a loja o renova sozinha.
          {data.problem !== '' && ` A última renovação não deu certo: ${data.problem}`}
        </Alert>
      )}
      {!isDone && <Alert severity="info">Falta permitir o acesso na página do serviço: use «Conectar conta».</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant={isDone ? 'outlined' : 'contained'} disabled={isBusy} onClick={leave}>
          {isDone ? 'Conectar de novo' : 'Conectar conta'}
        </Button>
        {isDone && (
          <Button disabled={isBusy} onClick={() => setLeaving(true)}>
            Desconectar
          </Button>
        )}
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Endereço de retorno para cadastrar no aplicativo: {data.return_url}
      </Typography>
      <Confirm
        isOpen={isLeaving}
        title={`Desconectar ${title}?`}
        content="A loja apaga as chaves desta conta. Ninguém paga mais por ela, nem por Pix e boleto da mesma conta, e reembolsos por aqui deixam de funcionar até conectar de novo."
        confirm="Desconectar"
        cancel="Manter"
        onConfirm={disconnect}
        onClose={() => setLeaving(false)}
      />
    </Box>
  )
}

/** Whoever comes back from the service's page brings a code: it is handed on once, and leaves the address. */
export function useReturnedAccess() {
  const [query, setQuery] = useSearchParams()
  const { run } = useApiAction()
  const handed = useRef('')
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? '']
  const method = /^([a-z0-9_]+)\./.exec(state)?.[1]
  useEffect(() => {
    if (code === '' || method === undefined || handed.current === code) return
    handed.current = code
    setQuery({}, { replace: true })
    void run((provider) => provider.tell(pathOf(method), { code, state }), 'Conta conectada.')
  }, [code, state, method, run, setQuery])
}
