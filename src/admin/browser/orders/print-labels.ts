import type { Identifier } from 'react-admin'
import { formatCep } from '#kit/brazil/cep.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { addressLines } from './order-labels.ts'

/** More parcels than this are packed in another round. */
export const MOST_PRINTED = 100

export const printPath = (ids: readonly Identifier[]) => `/print-orders?ids=${ids.slice(0, MOST_PRINTED).join(',')}`

/** The orders that the address names: each once, in its order. */
export const readIds = (params: URLSearchParams): number[] =>
  [
    ...new Set(
      (params.get('ids') ?? '')
        .split(',')
        .filter((id) => /^\d{1,15}$/.test(id))
        .map(Number),
    ),
  ].slice(0, MOST_PRINTED)

/** Of orders that an address names and the shop does not give out. */
export const notFoundText = (missing: number) =>
  missing === 1
    ? 'Um dos pedidos não foi encontrado: não existe ou está na lixeira.'
    : `${missing} dos pedidos não foram encontrados: não existem ou estão na lixeira.`

type Setting = { id: string; value: unknown }

/** Who sends, from the shop's own settings. */
export function senderLines(settings: Setting[], shopName: string): string[] {
  const held = (id: string) => {
    const value = settings.find((setting) => setting.id === id)?.value
    return typeof value === 'string' ? value.trim() : ''
  }
  const postcode = held('woocommerce_store_postcode')
  const state = held('woocommerce_default_country').replace(/^BR:?/, '')
  const town = [held('woocommerce_store_city'), state].filter(Boolean).join(' – ')
  return [
    shopName,
    held('woocommerce_store_address'),
    [town, postcode && `CEP ${/^\d{8}$/.test(postcode) ? formatCep(postcode) : postcode}`].filter(Boolean).join(' · '),
  ].filter(Boolean)
}

/** Where the parcel goes: the address of delivery, or of the bill where there is no other. */
export function receiverLines({ shipping, billing }: Pick<OrderRecord, 'shipping' | 'billing'>): string[] {
  const lines = addressLines(shipping)
  return lines.length > 1 ? lines : addressLines(billing)
}
