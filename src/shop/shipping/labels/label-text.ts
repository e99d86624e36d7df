import { type Cents, formatMoney } from '#kit/money.ts'
import type { LabelState } from './label-rows.ts'

export const STATE_NAMES: Record<LabelState, string> = {
  planned: 'Na fila',
  asked: 'Comprando',
  check: 'A conferir',
  bought: 'Comprada',
  cancelled: 'Cancelada',
  failed: 'Não comprada',
}

type Bought = { package: number; serviceName: string; carrierName: string; code: string; paidCents: Cents }

export const boughtNote = ({ package: at, serviceName, carrierName, code, paidCents }: Bought) =>
  `Etiqueta comprada${at > 1 ? ` (pacote ${at})` : ''}: ${carrierName}, ${serviceName}, ${formatMoney(paidCents)}${code === '' ? '' : `, código ${code}`}.`

export const cancelledNote = (code: string) => `Etiqueta${code === '' ? '' : ` ${code}`} cancelada.`

type Told = { shopName: string; firstName: string; number: string; code: string; link: string | undefined }

/** What a merchant may send by WhatsApp: the shop itself sends nothing. */
export function sentMessage({ shopName, firstName, number, code, link }: Told): string {
  const hello = firstName === '' ? 'Olá!' : `Olá, ${firstName}!`
  const followed = code === '' ? '' : ` O código de rastreio é ${code}.`
  const where = link === undefined ? '' : ` Acompanhe aqui: ${link}`
  return `${hello} O seu pedido #${number} da ${shopName} está a caminho.${followed}${where}`
}

/** Opens a talk with the text already typed; undefined without a Brazilian mobile. */
export const whatsappUrl = (phone: string | undefined, text: string) =>
  phone !== undefined && /^\+55\d{2}9\d{8}$/.test(phone)
    ? `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
    : undefined
