import type { NotificationPayload } from 'react-admin'

const READING_MS = 4_000
const GLANCE_MS = 1_000

/** How long a notice is seen: good news make room for what waits; trouble, and what can be undone, keep their time. */
export function seenForMs(seen: NotificationPayload | undefined, isWaitedFor: boolean): number {
  const canHurry = seen && ['success', 'info'].includes(seen.type) && !seen.notificationOptions?.undoable
  return canHurry && isWaitedFor ? GLANCE_MS : READING_MS
}

/** Those that wait, without the first ones that only say again what is about to be seen. */
export function withoutRepeats(taken: NotificationPayload, waiting: NotificationPayload[]): NotificationPayload[] {
  const firstOther = waiting.findIndex((one) => !isRepeat(one, taken))
  return firstOther < 0 ? [] : waiting.slice(firstOther)
}
const isRepeat = (one: NotificationPayload, { type, message, notificationOptions = {} }: NotificationPayload) =>
  one.type === type &&
  typeof message === 'string' &&
  one.message === message &&
  !notificationOptions.undoable &&
  JSON.stringify(one.notificationOptions ?? {}) === JSON.stringify(notificationOptions)
