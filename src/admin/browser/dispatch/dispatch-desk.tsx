import { Alert, Box, Button, Card, Checkbox, FormControlLabel, LinearProgress, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { count } from '#kit/pt-br.ts'
import type { SentItem } from '#api/vitrine/dispatch-routes.ts'
import { BuyDialog } from './buy-dialog.tsx'
import { boughtOf, needsLabel, progressOf } from './dispatch-labels.ts'
import { DispatchRow } from './dispatch-row.tsx'
import { PrintDialog } from './print-dialog.tsx'
import { ScanPanel } from './scan-panel.tsx'
import { SentDialog } from './sent-dialog.tsx'
import { SentPanel } from './sent-panel.tsx'
import { MOST_SHOWN, useDispatch } from './use-dispatch.ts'
import { useMay } from '../shared/use-may.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

const SCREEN = {
  display: 'grid',
  gap: 1.5,
  mt: 2,
  mb: 4,
  maxInlineSize: 960,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .MuiButton-root': { minBlockSize: 44 },
} as const

type Open = 'buy' | 'print' | 'sent' | undefined

/** Paid orders that wait for being sent: labels are bought, printed and read here, and parcels leave. */
export function DispatchDesk() {
  const { data, error } = useDispatch()
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const [open, setOpen] = useState<Open>()
  const [left, setLeft] = useState<SentItem[]>([])
  const orders = data ?? []
  const chosen = orders.filter(({ id }) => chosenIds.has(id))
  const progress = progressOf(orders)
  const ready = orders.filter(({ waits_until: until }) => until === null)
  const waiting = orders.length - ready.length
  const choose = (ids: readonly number[], isOn: boolean) =>
    setChosenIds((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const ids = chosen.map(({ id }) => id).join(',')
  const close = () => setOpen(undefined)
  const noted = (sent: SentItem[]) => {
    setLeft((before) => [...sent.filter(({ ok }) => ok), ...before].slice(0, MOST_SHOWN))
    choose(
      sent.filter(({ ok }) => ok).map(({ order_id: id }) => id),
      false,
    )
  }
  return (
    <Box sx={SCREEN}>
      <Title title="Expedição" />
      <ScanPanel onSent={noted} />
      <SentPanel sent={left} onUndone={(id) => setLeft((before) => before.filter(({ order_id: other }) => other !== id))} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <ListSkeleton />}
      {progress && (
        <Box role="status">
          <Typography variant="body2">{progress.text}</Typography>
          <LinearProgress variant="determinate" value={(100 * progress.done) / progress.all} aria-label="Etiquetas prontas" />
        </Box>
      )}
      {data?.length === 0 && <Nothing />}
      {orders.length === MOST_SHOWN && <Alert severity="info">Mostrando os {MOST_SHOWN} pedidos mais antigos.</Alert>}
      {waiting > 0 && (
        <Alert severity="info">
          {ready.length === 0 ? 'Nenhum pedido pode' : count(ready.length, 'pedido pode', 'pedidos podem')} sair;{' '}
          {count(waiting, 'espera', 'esperam')} a data da pré-venda, no fim da lista.
        </Alert>
      )}
      {orders.length > 0 && (
        <Card
          role="region"
          aria-label="Ações"
          sx={{
            p: 1.5,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            position: { md: 'sticky' },
            top: 48,
            zIndex: 2,
          }}
        >
          <FormControlLabel
            sx={{ minBlockSize: 44, mr: 1 }}
            control={
              <Checkbox
                // Those that wait for their day are chosen one by one.
                disabled={ready.length === 0 && chosen.length === 0}
                checked={chosen.length > 0 && ready.every(({ id }) => chosenIds.has(id))}
                indeterminate={chosen.length > 0 && !ready.every(({ id }) => chosenIds.has(id))}
                onChange={({ target }) =>
                  choose(
                    (target.checked ? ready : orders).map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            }
            label={
              chosen.length === 0
                ? waiting > 0
                  ? 'Escolher os que podem sair'
                  : 'Escolher todos'
                : count(chosen.length, 'escolhido', 'escolhidos')
            }
          />
          <Button variant="contained" disabled={!chosen.some(needsLabel)} onClick={() => setOpen('buy')}>
            Comprar etiquetas
          </Button>
          <Button variant="outlined" disabled={boughtOf(chosen).length === 0} onClick={() => setOpen('print')}>
            Imprimir
          </Button>
          <Button component={RouteLink} to={`/print-dispatch?what=declaration&ids=${ids}`} disabled={chosen.length === 0}>
            Declaração de conteúdo
          </Button>
          <Button component={RouteLink} to={`/print-dispatch?what=list&ids=${ids}`} disabled={chosen.length === 0}>
            Lista de entrega
          </Button>
          <Button variant="outlined" disabled={chosen.length === 0} onClick={() => setOpen('sent')}>
            Marcar como enviado
          </Button>
        </Card>
      )}
      <Box component="ul" aria-label="Pedidos à espera de envio" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {orders.map((order) => (
          <DispatchRow
            key={order.id}
            order={order}
            isChosen={chosenIds.has(order.id)}
            onChoose={(isOn) => choose([order.id], isOn)}
            onSent={noted}
          />
        ))}
      </Box>
      {open === 'buy' && <BuyDialog orders={chosen.filter(needsLabel)} onClose={close} />}
      {open === 'print' && <PrintDialog labels={boughtOf(chosen)} orders={chosen} onClose={close} />}
      {open === 'sent' && <SentDialog orders={chosen} onClose={close} onSent={noted} />}
    </Box>
  )
}

function Nothing() {
  const mayList = useMay('GET', '/wc/v3/orders')
  return (
    <Card sx={{ p: 4, textAlign: 'center' }}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Nenhum pedido à espera de envio. Quando um pedido for pago, ele aparece aqui para etiquetar, imprimir e enviar.
      </Typography>
      {mayList && (
        <Link component={RouteLink} to="/orders" sx={{ display: 'inline-block', py: 1.25 }}>
          Ver todos os pedidos
        </Link>
      )}
    </Card>
  )
}
