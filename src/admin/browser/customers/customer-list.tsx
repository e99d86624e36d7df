import { useMediaQuery, type Theme } from '@mui/material'
import { CreateButton, DataTable, SearchInput, TopToolbar } from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { count } from '#kit/pt-br.ts'
import type { CustomerRecord } from '#api/wc/customer-shape.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { dayText, fullName, money } from '../shared/words.ts'

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Nome ou e-mail" />]
export const customerName = (customer: CustomerRecord) => fullName(customer) || customer.username

export function CustomerList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <RecordList<CustomerRecord>
      title="Clientes"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <CreateButton label="Novo cliente" />
        </TopToolbar>
      }
      sort={{ field: 'date_created', order: 'DESC' }}
    >
      {isSmall ? (
        <SimpleRecordList<CustomerRecord>
          primaryText={customerName}
          secondaryText={(customer) =>
            `${customer.email} · ${count(customer.orders_count, 'pedido', 'pedidos')} · ${money(customer.total_spent)}`
          }
          rowClick="show"
          empty={<NoCustomers />}
        />
      ) : (
        <RecordTable<CustomerRecord> rowClick="show" bulkActionButtons={false} empty={<NoCustomers />}>
          <DataTable.Col
            source="name"
            label="Nome"
            render={(customer: CustomerRecord) => (
              <RowLink to={`/customers/${customer.id}/show`}>{customerName(customer)}</RowLink>
            )}
          />
          <DataTable.Col label="E-mail" disableSort render={({ email }) => email} />
          <DataTable.Col
            label="Cidade"
            disableSort
            render={({ billing }) => [billing.city, billing.state].filter(Boolean).join(' – ')}
          />
          <DataTable.Col label="Pedidos" align="right" disableSort render={({ orders_count }) => orders_count} />
          <DataTable.Col label="Total gasto" align="right" disableSort render={({ total_spent }) => money(total_spent)} />
          <DataTable.Col source="date_created" label="Desde" render={({ date_created }) => dayText(date_created)} />
        </RecordTable>
      )}
    </RecordList>
  )
}

const NoCustomers = () => (
  <EmptyList create="Cadastrar um cliente">Nenhum cliente com conta ainda. Quem compra sem conta aparece em Pedidos.</EmptyList>
)
