import { Box, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList } from 'react-admin'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import { buyerName } from '../orders/order-labels.ts'
import type { QuestionRecord } from '#api/vitrine/question-routes.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import type { ReviewRecord } from '#api/wc/review-shape.ts'
import { SECTIONS } from '../sections.ts'
import type { Described } from '../settings/described.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { Panel, TwoColumns } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { dayOf, money, momentText } from '../shared/words.ts'
import { factsOf, JOBS_PAGE, nextSteps, totalOf } from './next-steps.ts'
import { Rows, Waiting, Way } from './rows.tsx'
import { daysOf, type SalesReport } from './sales.ts'
import { SetupOffer } from '../wizard/setup-offer.tsx'
import { Trouble } from './trouble.tsx'
import { WithdrawalsPanel } from './withdrawals-panel.tsx'
import { SalesPlot } from './sales-plot.tsx'
import { DeadJobs, type Desk, FewLeftPanel, OriginsPanel } from './side-panels.tsx'

const FIRST = { page: 1, perPage: 5 }
const OLDEST = { field: 'date_created', order: 'ASC' } as const

const hasPage = (path: string) => SECTIONS.some(({ pages = [] }) => pages.some((page) => page.path === path))

/** What the day looks like: money, work that waits, and what to do next. */
export function Home() {
  const sales = useAnswer<SalesReport[]>('/wc/v3/reports/sales?period=month')
  const orders = useAnswer<{ slug: string; total: number }[]>('/wc/v3/reports/orders/totals')
  const { total: reviews } = useGetList<ReviewRecord>('reviews', {
    pagination: { page: 1, perPage: 1 },
    filter: { status: 'hold' },
  })
  const { total: questions } = useGetList<QuestionRecord>('questions', {
    pagination: { page: 1, perPage: 1 },
    filter: { status: 'waiting' },
  })
  const atDesk = useAnswer<Desk>('/vitrine/v1/desk')
  const { total: soldOut } = useGetList<ProductRecord>('products', {
    pagination: { page: 1, perPage: 1 },
    filter: { status: 'publish', stock_status: 'outofstock' },
  })
  const [totals, desk] = [orders.data, atDesk.data]
  const month = sales.data?.[0]
  const days = month && daysOf(month)
  const [thisDay] = useState(() => dayOf(new Date()))
  const today = days && (days.find(({ day }) => day === thisDay) ?? { cents: 0, orders: 0 })
  const toSend = totals && totalOf(totals, 'processing')
  const { data: setup } = useAnswer<Described[]>('/wc/v3/settings/setup')
  const facts = factsOf({ totals, desk, reviews, questions, soldOut, setupStep: setup?.[0]?.value })
  return (
    <>
      <Title title="Início" />
      <Trouble answers={[sales, orders, atDesk]} />
      <SetupOffer products={desk?.products} />
      <DeadJobs desk={desk} isLed={hasPage(JOBS_PAGE)} />
      <MailWarning />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(13rem, 1fr))' }, mt: 2 }}
      >
        <Figure
          name="Vendas de hoje"
          value={today && formatMoney(today.cents)}
          about={today && count(today.orders, 'pedido', 'pedidos')}
        />
        <Figure
          name="Vendas do mês"
          value={month && money(month.total_sales)}
          about={month && count(month.total_orders, 'pedido', 'pedidos')}
        />
        <Figure
          name="Para enviar"
          value={toSend?.toString()}
          about={toSend === undefined ? undefined : toSend === 1 ? 'pedido pago' : 'pedidos pagos'}
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
            <WithdrawalsPanel />
            <Panel title="O que fazer agora">
              <Rows
                none="Tudo em dia. Que tal divulgar um produto ou criar um cupom?"
                rows={
                  facts &&
                  nextSteps(facts, hasPage).map(({ text, to }) => [
                    to,
                    <Way key={to} to={to}>
                      {text}
                    </Way>,
                  ])
                }
              />
            </Panel>
            <OriginsPanel month={thisDay.slice(0, 7)} />
            <FewLeftPanel desk={desk} />
          </>
        }
      />
    </>
  )
}

function WaitingPanel({ title, status, none }: { title: string; status: string[]; none: string }) {
  const { data: orders } = useGetList<OrderRecord>('orders', { pagination: FIRST, sort: OLDEST, filter: { status } })
  return (
    <Panel title={title}>
      <Rows
        none={none}
        rows={orders?.map((order) => [
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

const Figure = ({ name, value, about }: { name: string; value: string | undefined; about: string | undefined }) => (
  <Card sx={{ p: 2 }}>
    <Typography variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography sx={{ fontSize: '1.75rem', fontWeight: 650 }}>{value ?? <Waiting />}</Typography>
    <Typography variant="body2" color="textSecondary">
      {about ?? <Waiting />}
    </Typography>
  </Card>
)
