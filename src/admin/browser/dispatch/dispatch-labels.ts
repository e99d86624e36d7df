import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import type { DispatchItem, LabelItem } from '#api/vitrine/dispatch-item.ts'
import type { LabelOfferItem, UndoneItem } from '#api/vitrine/dispatch-routes.ts'

/** A try that still goes on: the screen follows it. */
export const isUnderWay = ({ state }: Pick<LabelItem, 'state'>) => state === 'planned' || state === 'asked'

/** A package of it can get a label: it has none that counts. */
export const needsLabel = ({ labels, packages }: Pick<DispatchItem, 'labels' | 'packages'>) =>
  labels.filter(({ state }) => state !== 'failed' && state !== 'cancelled').length < packages

export const boughtOf = (orders: readonly Pick<DispatchItem, 'labels'>[]): LabelItem[] =>
  orders.flatMap(({ labels }) => labels.filter(({ state }) => state === 'bought'))

/** «2 de 5 etiquetas prontas» while labels are bought; undefined while none is. */
export function progressOf(
  orders: readonly Pick<DispatchItem, 'labels'>[],
): { done: number; all: number; text: string } | undefined {
  const labels = orders.flatMap((order) => order.labels)
  const left = labels.filter(isUnderWay).length
  if (left === 0) return undefined
  const all = labels.filter(({ state }) => state !== 'cancelled').length
  return { done: all - left, all, text: `Comprando etiquetas: ${all - left} de ${all} prontas` }
}

/** «1,2 kg», «300 g». */
export const weightText = (grams: number) =>
  grams >= 1_000 ? `${(grams / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 2 })} kg` : `${grams} g`

/** «1 pacote · 1,2 kg · custa R$ 22,00 (cobrado R$ 25,00)». */
export function packagesText(
  order: Pick<DispatchItem, 'packages' | 'weight_grams' | 'chosen' | 'labels' | 'shipping_cents'>,
): string {
  const paid = boughtOf([order]).reduce((sum, { paid_cents: cents }) => sum + (cents ?? 0), 0)
  const cost = paid > 0 ? `pago ${formatMoney(paid)}` : order.chosen ? `custa ${formatMoney(order.chosen.cost_cents)}` : ''
  return [
    count(order.packages, 'pacote', 'pacotes'),
    order.weight_grams > 0 ? weightText(order.weight_grams) : '',
    cost,
    `cobrado ${formatMoney(order.shipping_cents)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** What was bought with the order; where that is not to be had today, the cheapest. */
export function firstOffer(offers: readonly LabelOfferItem[], chosen: DispatchItem['chosen']): LabelOfferItem | undefined {
  const same = offers.find(({ carrier, service }) => carrier === chosen?.carrier && service === chosen?.service)
  return same ?? offers.toSorted((one, other) => one.cents - other.cents)[0]
}
export const offerKey = ({ carrier, service }: Pick<LabelOfferItem, 'carrier' | 'service'>) => `${carrier}:${service}`

export const offerText = ({ carrier_name: carrier, name, cents, days_from: from, days_to: to }: LabelOfferItem) =>
  `${name} · ${carrier} · ${formatMoney(cents)} · ${from === to ? `${to}` : `${from} a ${to}`} dias úteis`

/** What is said when an order did not leave after all. */
export function undoneText({ order_id: id, order, was_told: wasTold }: UndoneItem): string {
  const back = `O pedido #${order?.number ?? id} voltou à fila.`
  return wasTold
    ? `${back} O e-mail com o código já tinha saído e não se repete: avise o cliente.`
    : `${back} O cliente não foi avisado.`
}

/** How many packages each carrier takes, for the list that it signs. */
export function packagesByCarrier(orders: readonly DispatchItem[]): { carrier: string; packages: number }[] {
  const counts = new Map<string, number>()
  for (const order of orders) counts.set(carrierOf(order), (counts.get(carrierOf(order)) ?? 0) + order.packages)
  return [...counts]
    .map(([carrier, packages]) => ({ carrier, packages }))
    .toSorted((a, b) => a.carrier.localeCompare(b.carrier, 'pt-BR'))
}
/** Who takes it away, as far as somebody said so. */
export const carrierOf = ({ tracking, labels, chosen, shipping_label: label }: DispatchItem) =>
  tracking?.carrier || boughtOf([{ labels }])[0]?.service_name || chosen?.name || label || 'Sem transportadora'

export const codesOf = ({ labels, tracking }: Pick<DispatchItem, 'labels' | 'tracking'>): string[] => {
  const codes = boughtOf([{ labels }]).map(({ code }) => code)
  return [...new Set([...codes, tracking?.code ?? ''])].filter((code) => code !== '')
}
