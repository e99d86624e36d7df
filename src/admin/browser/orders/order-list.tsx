import { useMediaQuery, type Theme } from '@mui/material'
import {
  BooleanInput,
  CreateButton,
  DataTable,
  DateInput,
  downloadCSV,
  type Exporter,
  ExportButton,
  SearchInput,
  TopToolbar,
} from 'react-admin'
import { toCsv } from '#content/forms/csv.ts'
import { count, fileMoment } from '#kit/pt-br.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { useMay } from '../shared/use-may.ts'
import { money, momentText } from '../shared/words.ts'
import { BulkStatus } from './bulk-status.tsx'
import { OrderCards } from './order-cards.tsx'
import { buyerName, csvHeadings, csvRow } from './order-labels.ts'
import { StatusChip } from './status-chip.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { PaymentName } from './payment-name.tsx'

/** More than a page of the API, less than a browser can't hold. */
const MOST_EXPORTED = 10_000

const exportOrders: Exporter<OrderRecord> = (orders) =>
  downloadCSV(toCsv([csvHeadings, ...orders.map(csvRow)]), `pedidos-${fileMoment(new Date())}`)

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Número, nome, CPF ou contato" sx={{ minWidth: { sm: 320 } }} />,
  <DateInput key="from" source="from_day" label="De" alwaysOn />,
  <DateInput key="to" source="to_day" label="Até" alwaysOn />,
  <BooleanInput key="stopped" source="vitrine_stopped" label="Parados no caminho" defaultValue />,
]

const pieces = ({ line_items: items }: OrderRecord) =>
  count(
    items.reduce((sum, { quantity }) => sum + quantity, 0),
    'item',
    'itens',
  )

/** What has been ordered: found by whoever calls, worked off by its state. */
export function OrderList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const mayChange = useMay('PUT', '/wc/v3/orders/{id}')
  return (
    <RecordList<OrderRecord>
      title="Pedidos"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <CreateButton label="Novo pedido" />
          <ExportButton maxResults={MOST_EXPORTED} />
        </TopToolbar>
      }
      exporter={exportOrders}
      sort={{ field: 'date_created', order: 'DESC' }}
    >
      <StatusTabs />
      {isSmall ? (
        <OrderCards empty={<NoOrders />} />
      ) : (
        <RecordTable<OrderRecord> rowClick="show" bulkActionButtons={mayChange && <BulkStatus />} empty={<NoOrders />}>
          <DataTable.Col
            source="number"
            label="Pedido"
            render={(order: OrderRecord) => <RowLink to={`/orders/${order.id}/show`}>#{order.number}</RowLink>}
          />
          <DataTable.Col
            source="date_created"
            label="Data"
            sx={{ whiteSpace: 'nowrap' }}
            render={(order) => momentText(order.date_created)}
          />
          <DataTable.Col label="Cliente" render={buyerName} disableSort />
          <DataTable.Col label="Status" render={(order) => <StatusChip status={order.status} />} disableSort />
          <DataTable.Col label="Itens" sx={{ whiteSpace: 'nowrap' }} render={pieces} disableSort />
          <DataTable.Col label="Pagamento" render={(order: OrderRecord) => <PaymentName order={order} />} disableSort />
          <DataTable.Col label="Total" align="right" render={(order) => money(order.total)} disableSort />
        </RecordTable>
      )}
    </RecordList>
  )
}

const NoOrders = () => (
  <EmptyList create="Anotar uma venda">
    Nenhum pedido ainda. Quando alguém comprar, o pedido aparece nesta lista. Vendeu por telefone? Anote o pedido aqui.
  </EmptyList>
)
