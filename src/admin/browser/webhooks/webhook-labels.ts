import { EVENTS, PAID_TOPIC, RESOURCES } from '#shop/webhooks/contract.ts'

export type WebhookRecord = {
  id: number
  name: string
  status: 'active' | 'paused' | 'disabled'
  topic: string
  delivery_url: string
  date_created: string
}
export type DeliveryRecord = {
  id: number
  topic: string
  resource_id: number
  status: 'waiting' | 'sending' | 'delivered' | 'failed'
  attempts: number
  response_code: number | null
  summary: string
  date_created: string
}

const THINGS = { order: 'Pedido', product: 'Produto', customer: 'Cliente', coupon: 'Cupom' }
const DEEDS = { created: 'criado', updated: 'alterado', deleted: 'excluído', restored: 'recuperado da lixeira' }

export const TOPIC_CHOICES = [
  ...RESOURCES.flatMap((thing) => EVENTS.map((event) => ({ id: `${thing}.${event}`, name: `${THINGS[thing]} ${DEEDS[event]}` }))),
  { id: PAID_TOPIC, name: 'Pedido pago (para emitir a nota fiscal)' },
]
export const topicName = (topic: string) => TOPIC_CHOICES.find(({ id }) => id === topic)?.name ?? topic

export const STATUS_CHOICES = [
  { id: 'active', name: 'Ligado' },
  { id: 'paused', name: 'Pausado' },
  { id: 'disabled', name: 'Desligado' },
]
export const statusName = (status: WebhookRecord['status']) => STATUS_CHOICES.find(({ id }) => id === status)!.name

export const DELIVERY_STATUS: Record<DeliveryRecord['status'], string> = {
  waiting: 'Na fila',
  sending: 'Tentando',
  delivered: 'Entregue',
  failed: 'Falhou',
}
