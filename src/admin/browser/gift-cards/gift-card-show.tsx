import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { ShowBase, Title, useRecordContext } from 'react-admin'
import type { GiftCardRecord } from '#api/vitrine/gift-card-routes.ts'
import { localClock } from '#kit/brazil/local-time.ts'
import { formatMoney } from '#kit/money.ts'
import { Facts, Panel, TwoColumns } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { dayText } from '../shared/words.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { cardName, mailText, stateText } from './gift-card-labels.ts'
import { MoveList } from './move-list.tsx'

/** One card: what is left of it and where the rest went. */
export const GiftCardShow = () => (
  <ShowBase<GiftCardRecord>>
    <OneCard />
  </ShowBase>
)

function OneCard() {
  const card = useRecordContext<GiftCardRecord>()
  const { run, isBusy } = useApiAction()
  const [corrects, setCorrects] = useState(false)
  const [now] = useState(() => localClock(new Date()))
  if (!card) return <ScreenSkeleton />
  const path = `/vitrine/v1/gift-cards/${card.id}`
  const tell = (to: string, data: object, words: string) => void run((provider) => provider.tell(to, data), words)
  return (
    <>
      <Title title={`Cartão-presente ${cardName(card)}`} />
      <TwoColumns
        main={
          <Panel title="Movimentos">
            <MoveList moves={card.moves} />
          </Panel>
        }
        aside={
          <Panel title="Cartão">
            <Facts
              rows={[
                ['Final', card.last_four],
                ['Saldo', formatMoney(card.balance_cents)],
                ['Emitido', formatMoney(card.issued_cents)],
                ['Situação', stateText(card, now)],
                ['Para', [card.recipient_name, card.recipient_email].filter(Boolean).join(', ') || '–'],
                ['Envio', mailText(card)],
                ['Mensagem', card.message || '–'],
                ['Pedido', card.order_number ? `#${card.order_number}` : 'Criado pela loja'],
                ['Criado em', dayText(card.date_created)],
              ]}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
              {card.recipient_email !== '' && !card.is_blocked && card.is_paid && (
                <Button
                  variant="outlined"
                  disabled={isBusy}
                  onClick={() => tell(`${path}/mail`, {}, `Código enviado de novo para ${card.recipient_email}.`)}
                >
                  Enviar de novo
                </Button>
              )}
              <Button variant="outlined" disabled={isBusy} onClick={() => setCorrects(true)}>
                Mudar o saldo
              </Button>
              <Button
                variant="outlined"
                color={card.is_blocked ? 'primary' : 'error'}
                disabled={isBusy}
                onClick={() =>
                  tell(path, { is_blocked: !card.is_blocked }, card.is_blocked ? 'Cartão desbloqueado.' : 'Cartão bloqueado.')
                }
              >
                {card.is_blocked ? 'Desbloquear' : 'Bloquear'}
              </Button>
            </Box>
          </Panel>
        }
      />
      {corrects && (
        <CorrectionDialog
          title={`Saldo do cartão ${cardName(card)}`}
          path={`${path}/corrections`}
          balanceCents={card.balance_cents}
          onClose={() => setCorrects(false)}
        />
      )}
    </>
  )
}
