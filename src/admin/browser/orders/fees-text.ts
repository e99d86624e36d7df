import { formatMoney } from '#kit/money.ts'
import { dayOf } from '../settings/received.ts'

type Fees = { fee_cents: number | null; net_cents: number | null; date_available: string | null }

/** «Taxa do serviço R$ 4,99 · líquido R$ 95,01 · disponível em 12/12/2026»: as far as the service tells; empty where it tells nothing. */
export function feesText({ fee_cents: fee, net_cents: net, date_available: day }: Fees): string {
  const parts = [
    fee === null ? '' : `taxa do serviço ${formatMoney(fee)}`,
    net === null ? '' : `líquido ${formatMoney(net)}`,
    day === null ? '' : `disponível em ${dayOf(day)}`,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
