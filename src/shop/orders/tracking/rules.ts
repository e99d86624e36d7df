import { recordOf } from '#kit/unknown-json.ts'

/** What the merchant wants to follow from what carriers tell. */
export type TrackingRules = { completes: boolean; mailsOutForDelivery: boolean; mailsDelivered: boolean }

/** Whatever was stored becomes rules; what nobody has set is done. */
export function readTrackingRules(stored: unknown): TrackingRules {
  const { completes, mails_out_for_delivery: out, mails_delivered: delivered } = recordOf(stored)
  return { completes: completes !== false, mailsOutForDelivery: out !== false, mailsDelivered: delivered !== false }
}
