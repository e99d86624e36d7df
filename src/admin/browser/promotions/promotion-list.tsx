import { Box, Button, Link, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { PromotionRecord } from '#api/vitrine/promotion-routes.ts'
import { formatMoney } from '#kit/money.ts'
import type { Provider } from '../data/provider.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { LoadError } from '../shared/load-error.tsx'
import { OrderedRow } from '../shared/ordered-row.tsx'
import { Panel } from '../shared/panel.tsx'
import { useArranged } from '../shared/use-arranged.ts'
import { useUndo } from '../shared/use-undo.tsx'
import { stateText } from './promotion-labels.ts'
import { PriceRulesPanel } from './price-rules-panel.tsx'
import { Simulator } from './simulator.tsx'

/** Discounts without a code, in the order in which they are applied. */
export function PromotionList() {
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<PromotionRecord>('promotions', { pagination: { page: 1, perPage: 100 } })
  const { banner, tell, run, isBusy } = useUndo()
  const [now] = useState(() => new Date())
  const inOrder = (order: readonly PromotionRecord[]) => (provider: Provider) =>
    provider.tell('/vitrine/v1/promotions/order', { ids: order.map(({ id }) => id) })
  const { shown, ordering } = useArranged(data, async (next, { name }) => {
    const isKept = await run(inOrder(next))
    if (isKept) tell({ text: `A promoção «${name}» mudou de lugar.`, undo: inOrder(data) })
    return isKept
  })
  const turn = ({ id, name, version }: PromotionRecord, isOn: boolean) =>
    void run(
      (provider) => provider.tell(`/vitrine/v1/promotions/${id}`, { is_active: isOn, version }),
      isOn ? `Promoção «${name}» ligada.` : `Promoção «${name}» desligada.`,
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4 }}>
      <Title title="Promoções" />
      {banner}
      <Panel
        title="Promoções"
        action={
          <Button component={RouteLink} to="/promotions/create" variant="contained">
            Nova promoção
          </Button>
        }
      >
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Descontos que entram sozinhos, sem código. Cada unidade entra em uma promoção só: vale a primeira da lista. Brindes e
          descontos pelo valor da compra vêm depois, sobre o que sobrou, e os cupons por último.
        </Typography>
        {isPending && <ListSkeleton />}
        {error && <LoadError onRetry={() => void refetch()}>As promoções não puderam ser carregadas.</LoadError>}
        {!isPending && !error && data.length === 0 && (
          <Typography color="textSecondary" sx={{ py: 2 }}>
            Nenhuma promoção ainda. «Leve 3, pague 2» é a que os clientes mais conhecem.
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((promotion, at) => (
            <OrderedRow key={promotion.id} ordering={ordering} siblings={shown} at={at} name={promotion.name}>
              <Switch
                checked={promotion.is_active}
                disabled={isBusy}
                onChange={({ target }) => turn(promotion, target.checked)}
                slotProps={{ input: { 'aria-label': `${promotion.name}: ligada` } }}
              />
              <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
                <Link component={RouteLink} to={`/promotions/${promotion.id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {promotion.name}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {promotion.words} · {stateText(promotion, now)}
                  {promotion.orders > 0 &&
                    ` · ${promotion.orders === 1 ? '1 pedido' : `${promotion.orders} pedidos`}, ${formatMoney(promotion.given_cents)} de desconto`}
                </Typography>
              </Box>
            </OrderedRow>
          ))}
        </Box>
      </Panel>
      <PriceRulesPanel />
      <Simulator />
    </Box>
  )
}
