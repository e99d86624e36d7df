import { isDay } from '#kit/calendar-day.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import type { GiftDetails, GiftOffer } from '#shop/stored-value/contract.ts'
import type { Line, Offer } from './cart.ts'

type Read = { ok: true; gift: GiftDetails | undefined } | { ok: false; text: string }
type Fields = Record<string, unknown>

/** No day is promised further ahead. */
const MOST_DAYS_AHEAD = 365

const lineOf = (value: unknown, most: number) =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, most)
    : ''

/** For whom a gift card is, as it was typed. `today` is `YYYY-MM-DD` in the shop's time. */
export function readGiftDetails(fields: Fields, { leastCents, mostCents }: GiftOffer, today: string): Read {
  const name = lineOf(fields['gift_name'], 100)
  const email = lineOf(fields['gift_email'], 254).toLowerCase()
  const message = typeof fields['gift_message'] === 'string' ? fields['gift_message'].trim().slice(0, 500) : ''
  const sendOn = lineOf(fields['gift_date'], 10)
  if (email !== '' && !isEmailAddress(email))
    return { ok: false, text: 'O e-mail de quem recebe o cartão-presente não é válido.' }
  if (sendOn !== '' && !isDay(sendOn)) return { ok: false, text: 'A data de envio do cartão-presente não é válida.' }
  if (sendOn !== '' && (sendOn < today || sendOn > daysAfter(today, MOST_DAYS_AHEAD)))
    return { ok: false, text: 'A data de envio do cartão-presente deve ser de hoje até daqui a um ano.' }
  const cents = centsOf(fields['gift_value'])
  const isFree = leastCents !== null && mostCents !== null
  if (isFree && cents !== undefined && !(cents >= leastCents && cents <= mostCents))
    return {
      ok: false,
      text: `O valor do cartão-presente deve ser de R$ ${leastCents / 100} a R$ ${mostCents / 100}.`,
    }
  const gift: GiftDetails = {
    ...(name !== '' && { name }),
    ...(email !== '' && { email }),
    ...(message !== '' && { message: message.replaceAll(/[^\P{Cc}\n]/gu, '') }),
    ...(sendOn > today && { sendOn }),
    ...(isFree && cents !== undefined && { cents }),
  }
  return { ok: true, gift: Object.keys(gift).length > 0 ? gift : undefined }
}

/** «50», «50,00» and «1.250,50» are values; undefined where nothing was typed, NaN for what is none. */
function centsOf(typed: unknown): number | undefined {
  if (typeof typed !== 'string' || typed.trim() === '') return undefined
  const text = typed.trim().replace(/^R\$\s*/, '')
  if (!/^(\d{1,6}|\d{1,3}(\.\d{3}))([.,]\d{1,2})?$/.test(text)) return Number.NaN
  const [, whole = '', part = ''] = /^([\d.]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0') || 0)
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A line's offer at the value that its buyer chose, as far as that still is within the bounds; nothing of a card is sent by post. */
export function withGift(offer: Offer, gift: GiftDetails | null | undefined): Offer & Pick<Line, 'gift' | 'offerCents'> {
  if (!offer.giftCard) return offer
  const { leastCents, mostCents } = offer.giftCard
  const chosen = gift?.cents
  const isChosen =
    chosen !== undefined && leastCents !== null && mostCents !== null && chosen >= leastCents && chosen <= mostCents
  return {
    ...offer,
    virtual: true,
    ...(gift && { gift }),
    ...(isChosen && { cents: chosen, regularCents: chosen, offerCents: offer.cents }),
  }
}
