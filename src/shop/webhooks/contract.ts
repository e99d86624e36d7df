import type { User } from '#shop/accounts/contract.ts'

export const WEBHOOK_JOB = 'deliver-webhook'

export const RESOURCES = ['order', 'product', 'customer', 'coupon'] as const
export type Resource = (typeof RESOURCES)[number]
export const EVENTS = ['created', 'updated', 'deleted', 'restored'] as const

/** An order that can be sent once its invoice is there: told once, with what an invoice is made of. */
export const PAID_TOPIC = 'order.paid'
/** What can be listened to: «order.created». */
export const TOPICS = [...RESOURCES.flatMap((resource) => EVENTS.map((event) => `${resource}.${event}`)), PAID_TOPIC]
export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number]

/** An address that is told of something, on behalf of somebody. Its secret stays inside. */
export type Webhook = {
  id: number
  name: string
  status: WebhookStatus
  topic: string
  deliveryUrl: string
  /** Deliveries given up, one after the other. */
  failures: number
  createdAt: Date
  modifiedAt: Date
}
export type WebhookInput = { name: string; status: WebhookStatus; topic: string; deliveryUrl: string; secret: string }

export type WebhookDelivery = {
  id: number
  topic: string
  resourceId: number
  status: 'waiting' | 'sending' | 'delivered' | 'failed'
  attempts: number
  responseCode: number | undefined
  summary: string
  createdAt: Date
  finishedAt: Date | undefined
}

/** What is told of a thing, as its owner sees it; undefined when there is none, or when they may not see it. */
export type ReadNews = (resource: Resource, id: number, user: User, event?: string) => Promise<string | undefined>

/** After so many deliveries that were given up in a row nobody listens there any more. */
export const MOST_FAILURES = 5
