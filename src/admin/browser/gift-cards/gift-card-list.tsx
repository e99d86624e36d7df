import { Button, useMediaQuery, type Theme } from '@mui/material'
import { useState } from 'react'
import { DataTable, SearchInput, TopToolbar } from 'react-admin'
import type { GiftCardRecord } from '#api/vitrine/gift-card-routes.ts'
import { localClock } from '#kit/brazil/local-time.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { SimpleRecordList } from '../shared/simple-record-list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { useMay } from '../shared/use-may.ts'
import { balanceText, cardName, mailText, stateText } from './gift-card-labels.ts'
import { NewGiftCard } from './new-gift-card.tsx'

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Final, e-mail ou pedido" />]

/** Every card that the shop still owes something for, and those that are spent. */
export function GiftCardList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const mayMake = useMay('POST', '/vitrine/v1/gift-cards')
  const [isMaking, setMaking] = useState(false)
  const [now] = useState(() => localClock(new Date()))
  const state = (card: GiftCardRecord) => stateText(card, now)
  return (
    <>
      <RecordList<GiftCardRecord>
        title="Cartões-presente"
        filters={FILTERS}
        actions={
          <TopToolbar>
            {mayMake && (
              <Button variant="contained" size="small" onClick={() => setMaking(true)}>
                Novo cartão
              </Button>
            )}
          </TopToolbar>
        }
      >
        {isSmall ? (
          <SimpleRecordList<GiftCardRecord>
            primaryText={(card) => `${cardName(card)} · ${balanceText(card)}`}
            secondaryText={(card) => `${state(card)} · ${card.recipient_email || mailText(card)}`}
            rowClick="show"
            empty={<NoCards />}
          />
        ) : (
          <RecordTable<GiftCardRecord> rowClick="show" bulkActionButtons={false} empty={<NoCards />}>
            <DataTable.Col
              label="Cartão"
              disableSort
              render={(card: GiftCardRecord) => <RowLink to={`/gift_cards/${card.id}/show`}>{cardName(card)}</RowLink>}
            />
            <DataTable.Col label="Saldo" disableSort render={balanceText} />
            <DataTable.Col label="Situação" disableSort render={state} />
            <DataTable.Col label="Para" disableSort render={({ recipient_email: to }: GiftCardRecord) => to || '–'} />
            <DataTable.Col label="Envio" disableSort render={mailText} />
            <DataTable.Col
              label="Pedido"
              disableSort
              render={({ order_number: number }: GiftCardRecord) => (number ? `#${number}` : '–')}
            />
          </RecordTable>
        )}
      </RecordList>
      {isMaking && <NewGiftCard onClose={() => setMaking(false)} />}
    </>
  )
}

const NoCards = () => (
  <EmptyList>
    Nenhum cartão-presente ainda. Para vender, marque um produto como «cartão-presente»; para dar um, use «Novo cartão».
  </EmptyList>
)
