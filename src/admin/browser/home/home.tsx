import { Box, Card, Link, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Title, useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import { buyerName } from '../orders/order-words.ts'
import type { OrderRecord, ProductRecord, ReviewRecord } from '../records.ts'
import { Panel, TwoColumns } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-desk.ts'
import { centsOf, dayOf, money, momentText } from '../shared/words.ts'
import { leftText } from './low-stock.ts'
import { nextSteps } from './next-steps.ts'
import { daysOf, type SalesReport } from './sales.ts'
import { SalesPlot } from './sales-plot.tsx'

const FIRST = { page: 1, perPage: 5 }
const OLDEST = { field: 'date_created', order: 'ASC' } as const

/** What the day looks like: money, work that waits, and what to do next. */
export function Home() {
  const { data: sales } = useAnswer<SalesReport[]>('/wc/v3/reports/sales?period=month')
  const { data: totals } = useAnswer<{ slug: string; total: number }[]>('/wc/v3/reports/orders/totals')
  const { total: reviews = 0 } = useGetList<ReviewRecord>('reviews', {
    pagination: { page: 1, perPage: 1 },
    filter: { status: 'hold' },
  })
  const { total: products } = useGetList<ProductRecord>('products', {
    pagination: { page: 1, perPage: 1 },
    filter: { status: 'publish' },
  })
  const { data: runningLow = [] } = useGetList<ProductRecord>('products', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'total_sales', order: 'DESC' },
    filter: { status: 'publish', vitrine_low_stock: true },
  })
  const { total: soldOut = 0 } = useGetList<ProductRecord>('products', {
    pagination: { page: 1, perPage: 1 },
    filter: { status: 'publish', stock_status: 'outofstock' },
  })
  const held = (slug: string) => totals?.find((one) => one.slug === slug)?.total ?? 0
  const days = sales?.[0] ? daysOf(sales[0]) : []
  const [thisDay] = useState(() => dayOf(new Date()))
  const today = days.find(({ day }) => day === thisDay)
  const steps = nextSteps({
    unpaid: held('pending'),
    held: held('on-hold'),
    toSend: held('processing'),
    failed: held('failed'),
    reviews,
    products: products ?? 1,
    soldOut,
  })
  return (
    <>
      <Title title="Início" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, mt: 2 }}>
        <Figure
          name="Vendas de hoje"
          value={formatMoney(today?.cents ?? 0)}
          about={count(today?.orders ?? 0, 'pedido', 'pedidos')}
        />
        <Figure
          name="Vendas do mês"
          value={formatMoney(centsOf(sales?.[0]?.total_sales ?? '0'))}
          about={count(sales?.[0]?.total_orders ?? 0, 'pedido', 'pedidos')}
        />
        <Figure
          name="Para enviar"
          value={String(held('processing'))}
          about={held('processing') === 1 ? 'pedido pago' : 'pedidos pagos'}
        />
      </Box>
      <TwoColumns
        main={
          <>
            <Panel title="Vendas do mês, dia a dia">
              <SalesPlot days={days} />
            </Panel>
            <WaitingPanel title="Aguardando pagamento" status={['pending', 'on-hold']} none="Nenhum pedido aguarda pagamento." />
            <WaitingPanel title="Para embalar e enviar" status={['processing']} none="Tudo o que foi pago já saiu." />
          </>
        }
        aside={
          <>
            <Panel title="O que fazer agora">
              <Rows
                none="Tudo em dia. Que tal divulgar um produto ou criar um cupom?"
                rows={steps.map(({ text, to }) => [
                  to,
                  <Way key={to} to={to}>
                    {text}
                  </Way>,
                ])}
              />
            </Panel>
            <Panel title="Acabando">
              <Rows
                none="Nenhum produto está acabando."
                rows={runningLow.map((product) => [
                  String(product.id),
                  <Way key={product.id} to={`/products/${product.id}`}>
                    {product.name}: {leftText(product)}
                  </Way>,
                ])}
              />
            </Panel>
          </>
        }
      />
    </>
  )
}

function WaitingPanel({ title, status, none }: { title: string; status: string[]; none: string }) {
  const { data: orders = [] } = useGetList<OrderRecord>('orders', { pagination: FIRST, sort: OLDEST, filter: { status } })
  return (
    <Panel title={title}>
      <Rows
        none={none}
        rows={orders.map((order) => [
          String(order.id),
          <Box key={order.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <Way to={`/orders/${order.id}/show`}>
              #{order.number} · {buyerName(order)}
            </Way>
            <span>
              {money(order.total)} · {momentText(order.date_created)}
            </span>
          </Box>,
        ])}
      />
    </Panel>
  )
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link component={RouteLink} to={to}>
    {children}
  </Link>
)

function Rows({ rows, none }: { rows: [key: string, row: ReactNode][]; none: string }) {
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rows.map(([key, row]) => (
        <Typography key={key} component="li" variant="body2">
          {row}
        </Typography>
      ))}
    </Box>
  )
}

const Figure = ({ name, value, about }: { name: string; value: string; about: string }) => (
  <Card sx={{ p: 2 }}>
    <Typography variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography sx={{ fontSize: '1.75rem', fontWeight: 650 }}>{value}</Typography>
    <Typography variant="body2" color="textSecondary">
      {about}
    </Typography>
  </Card>
)
