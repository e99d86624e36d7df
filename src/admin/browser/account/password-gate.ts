import type { Middleware } from '#islands/rest-client/contract.ts'

const ASKED = 'vitrine_confirm_password'

export type PasswordGate = ReturnType<typeof createPasswordGate>

/** Holds a dangerous call until the person has typed their password, then lets it through; several calls wait together. */
export function createPasswordGate() {
  const listeners = new Set<() => void>()
  let waiting: { promise: Promise<boolean>; settle: (isConfirmed: boolean) => void } | undefined
  const change = (next: typeof waiting) => {
    waiting = next
    listeners.forEach((listener) => listener())
  }
  const ask = (): Promise<boolean> => {
    if (!waiting) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      change({ promise, settle: resolve })
    }
    return waiting!.promise
  }
  const step: Middleware = async (call, next) => {
    try {
      return await next(call)
    } catch (error) {
      if ((await codeOf(error)) !== ASKED || !(await ask())) throw error
      return await next(call)
    }
  }
  return {
    step,
    isAsking: () => waiting !== undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    settle: (isConfirmed: boolean) => {
      waiting?.settle(isConfirmed)
      change(undefined)
    },
  }
}

/** Calls that read the answer themselves are refused with the whole of it. */
async function codeOf(error: unknown): Promise<unknown> {
  try {
    const told: unknown = error instanceof Response ? await error.clone().json() : error
    return (told as { code?: unknown } | null | undefined)?.code
  } catch {
    // An answer that is no JSON names no code.
    return undefined
  }
}
