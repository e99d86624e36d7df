import { recordOf } from '#kit/unknown-json.ts'

/** What the merchant wants to follow from what carriers tell. */
export type TrackingRules = {
  completes: boolean
  mailsOutForDelivery: boolean
  mailsFailedAttempt: boolean
  mailsDelivered: boolean
  /** For so many days nothing may be heard of a parcel before the merchant is told. */
  stoppedAfterDays: number
}

/** A carrier that says nothing for so long has lost sight of a parcel, more often than not. */
export const STOPPED_AFTER_DAYS = 7
export const LEAST_STOPPED_DAYS = 2
export const MOST_STOPPED_DAYS = 45

/** Whatever was stored becomes rules; what nobody has set is done. */
export function readTrackingRules(stored: unknown): TrackingRules {
  const rules = recordOf(stored)
  const days = rules['stopped_after_days']
  return {
    completes: rules['completes'] !== false,
    mailsOutForDelivery: rules['mails_out_for_delivery'] !== false,
    mailsFailedAttempt: rules['mails_failed_attempt'] !== false,
    mailsDelivered: rules['mails_delivered'] !== false,
    stoppedAfterDays: typeof days === 'number' && days >= LEAST_STOPPED_DAYS ? days : STOPPED_AFTER_DAYS,
  }
}
