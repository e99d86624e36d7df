import { Button, Typography, useMediaQuery, type Theme } from '@mui/material'
import { BooleanInput, DataTable, FilterButton, NumberInput, SearchInput, SelectInput, TopToolbar, useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { CustomerTagRecord } from '#api/vitrine/customer-tag-routes.ts'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { count } from '#kit/pt-br.ts'
import { STATES } from '#kit/brazil/states.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { PhoneList } from '../shared/phone-list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { useMay } from '../shared/use-may.ts'
import { dayText, money } from '../shared/words.ts'
import { BulkActions } from './bulk-actions.tsx'
import { placeText, profileName } from './customer-labels.ts'
import { ExportButton } from './export-button.tsx'
import { SegmentBar } from './segment-bar.tsx'
import { TagChips } from './tag-chips.tsx'

const STATE_CHOICES = Object.entries(STATES).map(([id, name]) => ({ id, name }))
type FilterProps = { source?: string; label?: string }

function TagFilter(props: FilterProps) {
  const { data = [] } = useAnswer<CustomerTagRecord[]>('/vitrine/v1/customer-tags')
  return <SelectInput source="customer_tag" {...props} choices={data} />
}
function CategoryFilter(props: FilterProps) {
  const { data = [] } = useGetList('categories', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  return <SelectInput source="category" {...props} choices={data} />
}

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Nome, e-mail, CPF ou telefone" sx={{ minWidth: { sm: 300 } }} />,
  <TagFilter key="tag" source="customer_tag" label="Etiqueta" />,
  <SelectInput key="state" source="state" label="Estado (UF)" choices={STATE_CHOICES} />,
  <CategoryFilter key="category" source="category" label="Comprou da categoria" />,
  <NumberInput key="min" source="min_spent" label="Gastou a partir de (R$)" min={0} step={1} />,
  <NumberInput key="max" source="max_spent" label="Gastou até (R$)" min={0} step={1} />,
  <NumberInput key="often" source="min_orders" label="Compras, no mínimo" min={0} step={1} />,
  <NumberInput key="seldom" source="max_orders" label="Compras, no máximo" min={0} step={1} />,
  <NumberInput key="gone" source="inactive_days" label="Sem comprar há (dias)" min={1} step={1} />,
  // Off asks for nothing.
  <BooleanInput
    key="first"
    source="first_this_month"
    label="Primeira compra este mês"
    defaultValue=""
    parse={(isOn: boolean) => isOn || ''}
  />,
]

/** Everybody who bought, with an account or without, and everybody who has one. */
export function CustomerList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const mayChange = useMay('POST', '/wc/v3/customers')
  return (
    <RecordList<CustomerProfileRecord>
      resource="customer-profiles"
      title="Clientes"
      filters={FILTERS}
      actions={
        <TopToolbar sx={{ flexWrap: { xs: 'wrap', lg: 'nowrap' }, whiteSpace: 'nowrap', justifyContent: 'flex-end' }}>
          <FilterButton />
          {mayChange && (
            <>
              <Button component={RouteLink} to="/customer-tags" size="small">
                Etiquetas
              </Button>
              <Button component={RouteLink} to="/import-customers" size="small">
                Importar
              </Button>
              <ExportButton />
              <Button component={RouteLink} to="/customers/create" size="small">
                Novo cliente
              </Button>
            </>
          )}
        </TopToolbar>
      }
      sort={{ field: 'last_order', order: 'DESC' }}
    >
      <SegmentBar />
      {isSmall ? (
        <PhoneList<CustomerProfileRecord>
          nameOf={profileName}
          addressOf={({ id }) => `/customer-profiles/${id}/show`}
          detailOf={detailsOf}
          actions={mayChange && <BulkActions />}
          empty={<NoCustomers />}
        />
      ) : (
        <RecordTable<CustomerProfileRecord>
          rowClick="show"
          bulkActionButtons={mayChange ? <BulkActions /> : false}
          empty={<NoCustomers />}
        >
          <DataTable.Col
            source="name"
            label="Cliente"
            render={(profile: CustomerProfileRecord) => (
              <>
                <RowLink to={`/customer-profiles/${profile.id}/show`}>{profileName(profile)}</RowLink>
                <Typography variant="caption" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {[profile.email !== profileName(profile) && profile.email, profile.account_id === null && 'sem conta']
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </>
            )}
          />
          <DataTable.Col label="Cidade" disableSort render={placeText} />
          <DataTable.Col label="Etiquetas" disableSort render={({ tags }: CustomerProfileRecord) => <TagChips tags={tags} />} />
          <DataTable.Col source="orders" label="Compras" align="right" render={({ orders_count }) => orders_count} />
          <DataTable.Col
            source="total_spent"
            label="Total gasto"
            align="right"
            render={({ total_spent }) => money(total_spent)}
          />
          <DataTable.Col
            source="last_order"
            label="Última compra"
            sx={{ whiteSpace: 'nowrap' }}
            render={({ date_last_order }) => dayText(date_last_order) || '–'}
          />
        </RecordTable>
      )}
    </RecordList>
  )
}

function detailsOf(profile: CustomerProfileRecord) {
  const { orders_count: times, tags } = profile
  const bought = times === 0 ? 'nunca comprou' : `${count(times, 'compra', 'compras')} · ${money(profile.total_spent)}`
  return (
    <>
      {[profile.email !== profileName(profile) && profile.email, bought, placeText(profile)].filter(Boolean).join(' · ')}
      {tags.length > 0 && (
        <>
          <br />
          <TagChips tags={tags} />
        </>
      )}
    </>
  )
}

const NoCustomers = () => (
  <EmptyList>
    Nenhum cliente ainda. Quem comprar aparece aqui, com conta ou sem; quem você já conhece pode ser importado de uma planilha.
  </EmptyList>
)
