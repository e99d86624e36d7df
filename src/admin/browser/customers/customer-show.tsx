import { Box, Button, Typography } from '@mui/material'
import { ResourceContextProvider, ShowBase, Title, useRecordContext } from 'react-admin'
import { Navigate, Link as RouteLink, useParams } from 'react-router-dom'
import type { CustomerAddressRecord } from '#api/vitrine/customer-profile-routes.ts'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { Address } from '../orders/buyer-panel.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { Facts, Panel, TwoColumns } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { dayText, money } from '../shared/words.ts'
import { documentText, profileName, whatsappLink } from './customer-labels.ts'
import { CreditPanel } from './credit-panel.tsx'
import { DuplicatesPanel } from './duplicates-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { PrivacyPanel } from './privacy-panel.tsx'
import { TagsPanel } from './tags-panel.tsx'

/** One customer: what they bought, and how to reach them. */
export const ProfileShow = () => (
  <ShowBase<CustomerProfileRecord>>
    <OneCustomer />
  </ShowBase>
)

/** The same by the number of the account. */
export function CustomerShow() {
  const { id } = useParams()
  const { data, error } = useAnswer<CustomerProfileRecord[]>(`/vitrine/v1/customer-profiles?account=${Number(id)}`)
  if (error || data?.length === 0) return <Navigate to="/customers" replace />
  if (!data?.[0]) return <ScreenSkeleton />
  return (
    <ResourceContextProvider value="customer-profiles">
      <ShowBase<CustomerProfileRecord> id={data[0].id}>
        <OneCustomer />
      </ShowBase>
    </ResourceContextProvider>
  )
}

function OneCustomer() {
  const customer = useRecordContext<CustomerProfileRecord>()
  if (!customer) return <ScreenSkeleton />
  return (
    <>
      <Title title={profileName(customer)} />
      <TwoColumns
        main={
          <>
            <DuplicatesPanel customer={customer} />
            <OrdersPanel profileId={customer.id} />
            <NotesPanel profileId={customer.id} />
          </>
        }
        aside={
          <>
            <ContactPanel customer={customer} />
            <TagsPanel customer={customer} />
            {customer.account_id !== null && <CreditPanel accountId={customer.account_id} />}
            <AddressesPanel profileId={customer.id} />
            <PrivacyPanel customer={customer} />
          </>
        }
      />
    </>
  )
}

function ContactPanel({ customer }: { customer: CustomerProfileRecord }) {
  const whatsapp = whatsappLink(customer.phone)
  const edit = customer.account_id !== null && (
    <Button size="small" component={RouteLink} to={`/customers/${customer.account_id}`}>
      Editar
    </Button>
  )
  return (
    <Panel title="Cliente" action={edit}>
      <Facts
        rows={[
          ['Nome', customer.name || '–'],
          ['E-mail', customer.email || '–'],
          ['CPF/CNPJ', documentText(customer.document) || '–'],
          ['Telefone', formatPhone(customer.phone) || '–'],
          ['Conta na loja', customer.account_id === null ? 'Não tem' : 'Tem'],
          ['Compras', customer.orders_count],
          ['Total gasto', money(customer.total_spent)],
          ['Média por compra', customer.orders_count > 0 ? money(customer.average_spent) : '–'],
          ['Primeira compra', dayText(customer.date_first_order) || '–'],
          ['Última compra', dayText(customer.date_last_order) || '–'],
          ['Conhecido desde', dayText(customer.date_created)],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {whatsapp && (
          <Button variant="outlined" href={whatsapp} target="_blank" rel="noopener noreferrer">
            Abrir o WhatsApp
          </Button>
        )}
        {customer.email && (
          <Button variant="outlined" href={`mailto:${customer.email}`}>
            Escrever e-mail
          </Button>
        )}
        {customer.phone && (
          <Button variant="outlined" href={`tel:${customer.phone}`}>
            Ligar
          </Button>
        )}
      </Box>
    </Panel>
  )
}

function AddressesPanel({ profileId }: { profileId: number }) {
  const { data, isPending } = useAnswer<CustomerAddressRecord[]>(`/vitrine/v1/customer-profiles/${profileId}/addresses`)
  return (
    <Panel title="Endereços usados">
      {isPending && <ListSkeleton rows={1} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nenhum pedido com endereço ainda.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {data?.map(({ address, date_used: used }) => (
          <Address key={JSON.stringify(address)} name={`Usado em ${dayText(used)}`} place={address} />
        ))}
      </Box>
    </Panel>
  )
}
