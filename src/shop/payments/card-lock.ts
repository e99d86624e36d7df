import { createLock } from '#kit/secret-lock.ts'
import type { CardInput } from './card-input.ts'

/** What a browser made of a card, encrypted for its charge alone until the service has answered. */
export function createCardLock(secret: string) {
  const lock = createLock(secret, 'vitrine: cards on their way to a payment service')
  const rowOf = (reference: string) => Buffer.from(`payment_charges/${reference}`)
  return {
    close: (reference: string, card: CardInput) => lock.close(JSON.stringify(card), rowOf(reference)),
    /** Undefined when the secret of the shop is another one by now. */
    open: (reference: string, locked: Buffer): CardInput | undefined => {
      const opened = lock.open(locked, rowOf(reference))
      // We wrote it ourselves, and nobody has touched it.
      return opened === undefined ? undefined : (JSON.parse(opened) as CardInput)
    },
  }
}
export type CardLock = ReturnType<typeof createCardLock>
