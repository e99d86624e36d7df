import { formatMoney } from '#kit/money.ts'
import { arrivalDate } from './arrival.ts'
import type { Pickup } from './contract.ts'
import { type FreeFreight, freePercent } from './free-freight-rule.ts'

export const FREIGHT_UPDATED = 'O custo de entrega foi atualizado.'

/** What was typed instead of a CEP is repeated, so that the slip can be seen. */
export function badCepText(typed: unknown): string {
  const text = typeof typed === 'string' ? typed.trim().slice(0, 20) : ''
  return text === '' ? 'Informe o CEP, com 8 números.' : `“${text}” não é um CEP válido. São 8 números, como em 01310-100.`
}

/** «3 a 5 dias úteis». */
export function deliveryText({ from, to }: { from: number; to: number }): string {
  if (from !== to) return `${from} a ${to} dias úteis`
  return to === 1 ? '1 dia útil' : `${to} dias úteis`
}

/** «chega até qui., 26/11». */
export const arrivalText = (day: string) => `chega até ${arrivalDate(day)}`

/** With a capital letter, where it begins a sentence. */
export const asSentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** «Retire em Rua A, 1 – Tiradentes, MG. Terça a sábado, das 10h às 17h.» */
export const pickupText = ({ address, hours }: Pickup) =>
  [`Retire em ${address}.`, ...(hours === '' ? [] : [`${asSentence(hours)}.`])].join(' ')

export const PICKUP_WAIT = 'Espere o aviso de que o pedido está separado antes de vir.'

/** «Faltam R$ 40,00 para o frete grátis.» */
export const untilFreeText = (cents: number) => `${cents < 200 ? 'Falta' : 'Faltam'} ${formatMoney(cents)} para o frete grátis.`

/** The same with how far the bar is filled; once nothing lacks, that it is free. */
export const freeFreightView = (free: FreeFreight) => ({
  words: free.lacksCents === 0 ? 'Frete grátis nesta compra.' : untilFreeText(free.lacksCents),
  percent: freePercent(free),
})

/** Why there is nothing to choose from, and what to do. */
export const unsendableText = (names: readonly string[]) =>
  `Não conseguimos calcular o frete de ${names.join(', ')}. Fale com a loja para combinar a entrega.`
