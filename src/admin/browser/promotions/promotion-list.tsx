import { Box, Button, Link, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { PromotionRecord } from '#api/vitrine/promotion-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { LoadError } from '../shared/load-error.tsx'
import { moved } from '../shared/moved.ts'
import { Panel } from '../shared/panel.tsx'
import { Steps } from '../shared/steps.tsx'
import { useApiAction } from '../shared/use-api.ts'
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
  const { run, isBusy } = useApiAction()
  const [now] = useState(() => new Date())
  const order = (from: number, to: number) =>
    void run(
      (provider) => provider.tell('/vitrine/v1/promotions/order', { ids: moved(data, from, to).map(({ id }) => id) }),
      'Ordem das promoções salva.',
    )
  const turn = ({ id, name, version }: PromotionRecord, isOn: boolean) =>
    void run(
      (provider) => provider.tell(`/vitrine/v1/promotions/${id}`, { is_active: isOn, version }),
      isOn ? `Promoção «${name}» ligada.` : `Promoção «${name}» desligada.`,
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4 }}>
      <Title title="Promoções" />
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
          {data.map((promotion, at) => (
            <Box
              component="li"
              key={promotion.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
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
              <Steps name={promotion.name} at={at} of={data.length} onMove={(to) => order(at, to)} />
            </Box>
          ))}
        </Box>
      </Panel>
      <PriceRulesPanel />
      <Simulator />
    </Box>
  )
}
