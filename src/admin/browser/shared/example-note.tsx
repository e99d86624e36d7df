import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { count } from '#kit/pt-br.ts'
import type { Alarm } from './alarm.ts'
import { Confirm } from './confirm.tsx'
import { useAnswer, useApiAction } from './use-api.ts'
import { useStatus } from './use-status.ts'

const PATH = '/vitrine/v1/examples'
/** Where examples stand among what is the shop's own. */
const SCREENS = /^\/($|(orders|customers|dispatch|reports|visits|reviews|questions)(\/|$))/

/** In the demo shop: that what is seen here never was, and the way to be rid of it. */
export function ExampleNote({ alarm }: { alarm: Alarm }) {
  const { pathname } = useLocation()
  const { permissions } = usePermissions<string>()
  const { seen } = useStatus(alarm)
  const [isAsking, setIsAsking] = useState(false)
  const { run, isBusy } = useApiAction()
  if (typeof seen !== 'object' || !seen.examples || !SCREENS.test(pathname)) return null
  const remove = () => {
    setIsAsking(false)
    void run((provider) => provider.remove(PATH), 'Os exemplos foram apagados.')
  }
  const button = (
    <Button color="inherit" size="small" disabled={isBusy} onClick={() => setIsAsking(true)}>
      Apagar os exemplos
    </Button>
  )
  return (
    <Alert
      severity="info"
      sx={{ mt: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 15rem' } }}
      action={permissions === 'administrator' && button}
    >
      Loja de demonstração: há pedidos, clientes e visitas de exemplo. Os e-mails deles terminam em @clientes.loja.example.
      {isAsking && <Question onClose={() => setIsAsking(false)} onConfirm={remove} />}
    </Alert>
  )
}

type Counts = { orders: number; customers: number; reviews: number; questions: number }

function Question({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const { data } = useAnswer<Counts>(PATH)
  const what = data
    ? [
        count(data.orders, 'pedido', 'pedidos'),
        count(data.customers, 'cliente com conta', 'clientes com conta'),
        count(data.reviews, 'avaliação', 'avaliações'),
        count(data.questions, 'pergunta', 'perguntas'),
      ].join(', ')
    : 'Pedidos, clientes, avaliações, perguntas'
  return (
    <Confirm
      isOpen
      title="Apagar os exemplos?"
      content={`${what} e as visitas de exemplo saem da loja. Produtos, páginas e o que você mesmo fez ficam. Não dá para desfazer.`}
      confirm="Apagar os exemplos"
      confirmColor="warning"
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
