import { DeadlineExceeded } from './query-deadline.ts'

/** What is wrong with the database when a statement fails for no fault of its own; the shop then answers "try again soon". */
export type DatabaseTrouble = 'unreachable' | 'busy' | 'full'

const BY_CODE: Record<string, DatabaseTrouble> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOENT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EPIPE: 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '25006': 'unreachable',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '25P03': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '53100': 'full',
  '53200': 'busy',
}

/** Undefined for every other error: that one is a mistake in the code and must be seen. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DeadlineExceeded) return 'busy'
    const trouble = BY_CODE[(cause as { code?: string }).code ?? ''] ?? byMessage(cause.message)
    if (trouble) return trouble
  }
  return undefined
}

/** The driver gives no code to the failures that it notices itself. */
function byMessage(message: string): DatabaseTrouble | undefined {
  if (message === 'timeout exceeded when trying to connect') return 'busy'
  if (/^Connection terminated|connection error and is not queryable|^Client was closed/.test(message)) return 'unreachable'
  return undefined
}
