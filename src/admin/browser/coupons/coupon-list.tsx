import { useMediaQuery, type Theme } from '@mui/material'
import { BulkDeleteButton, CreateButton, DataTable, SearchInput, TopToolbar } from 'react-admin'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { dayText } from '../shared/words.ts'
import { type CouponRecord, giftText, usesText } from './coupon-labels.ts'

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Código" />]
const expires = ({ date_expires }: CouponRecord) => (date_expires ? dayText(date_expires) : 'Sem prazo')

export function CouponList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <RecordList<CouponRecord>
      title="Cupons"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <CreateButton label="Novo cupom" />
        </TopToolbar>
      }
      sort={{ field: 'date_created', order: 'DESC' }}
    >
      {isSmall ? (
        <SimpleRecordList<CouponRecord>
          primaryText={(coupon) => coupon.code.toUpperCase()}
          secondaryText={(coupon) => `${giftText(coupon)} · ${expires(coupon)} · usos: ${usesText(coupon)}`}
          rowClick="edit"
          empty={<NoCoupons />}
        />
      ) : (
        <RecordTable<CouponRecord>
          rowClick="edit"
          bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}
          empty={<NoCoupons />}
        >
          <DataTable.Col
            source="code"
            label="Código"
            render={(coupon: CouponRecord) => <RowLink to={`/coupons/${coupon.id}`}>{coupon.code.toUpperCase()}</RowLink>}
          />
          <DataTable.Col label="Desconto" disableSort render={giftText} />
          <DataTable.Col label="Usos" disableSort render={usesText} />
          <DataTable.Col label="Validade" disableSort render={expires} />
          <DataTable.Col label="Descrição" disableSort render={({ description }) => description} />
        </RecordTable>
      )}
    </RecordList>
  )
}

const NoCoupons = () => (
  <EmptyList create="Criar o primeiro cupom">
    Nenhum cupom ainda. Um cupom de boas-vindas costuma trazer a primeira compra.
  </EmptyList>
)
