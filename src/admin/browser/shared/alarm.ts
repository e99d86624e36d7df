import type { Middleware } from '#islands/rest-client/contract.ts'

export const STATUS_PATH = '/vitrine/v1/status'

export type Alarm = ReturnType<typeof createAlarm>

/** Hears when the shop says "later" to any call, so that the reason is asked for at once. The question itself does not count. */
export function createAlarm() {
  const listeners = new Set<() => void>()
  let rung = 0
  const step: Middleware = async (call, next) => {
    try {
      return await next(call)
    } catch (error) {
      if (call.path !== STATUS_PATH && statusOf(error) === 503) {
        rung++
        for (const listener of listeners) listener()
      }
      throw error
    }
  }
  return {
    step,
    /** How often it rang. */
    count: () => rung,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof Response) return error.status
  return (error as { data?: { status?: number } } | undefined)?.data?.status
}
