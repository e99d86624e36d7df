import type { Cents } from '#kit/money.ts'
import type { CarrierAnswer } from './ask-carriers.ts'
import type { Rate } from './contract.ts'
import { PLAIN_RULE, priceService } from './service-rule.ts'

export type CarrierRates = {
  rates: Rate[]
  /** What the goods lack until one of them costs nothing. */
  untilFreeCents: Cents | undefined
}

/** What carriers answered as rates of the shop, by the merchant's rules for each service. Hidden ones are left out. */
export function carrierRates(answers: readonly CarrierAnswer[], valueCents: Cents): CarrierRates {
  const lacking: Cents[] = []
  const rates = answers.flatMap(({ carrier: { definition, stored }, offers, packages, priced }) =>
    offers.flatMap((offer): Rate[] => {
      const rule = stored.rules.get(offer.service) ?? PLAIN_RULE
      if (rule.isHidden) return []
      const { handlingDays, marginPercent } = stored
      const { lacksCents, ...price } = priceService(offer, { rule, valueCents, handlingDays, priced, marginPercent })
      if (lacksCents !== undefined) lacking.push(lacksCents)
      const { service, name, cents: costCents, note } = offer
      return [
        {
          id: `${definition.id}:${service}`,
          ...price,
          ...(note !== undefined && { note }),
          carrier: { id: definition.id, service, name, costCents, priced, packages },
        },
      ]
    }),
  )
  return { rates, untilFreeCents: lacking.length > 0 ? Math.min(...lacking) : undefined }
}
