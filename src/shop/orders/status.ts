import type { OrderStatus } from './contract.ts'

/** Every change of state that there is. Whatever is not here does not happen, whoever asks. */
const EDGES: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['on-hold', 'processing', 'completed', 'cancelled', 'failed', 'refunded'],
  'on-hold': ['pending', 'processing', 'completed', 'cancelled', 'failed', 'refunded'],
  processing: ['on-hold', 'completed', 'cancelled', 'refunded'],
  completed: ['processing', 'refunded'],
  failed: ['pending', 'on-hold', 'processing', 'cancelled', 'refunded'],
  // Paid after it was given up: its units are taken again, or the money goes back.
  cancelled: ['pending', 'on-hold', 'processing', 'refunded'],
  // Paid once more after all of it went back.
  refunded: ['on-hold', 'processing'],
}

export const STATUSES = Object.keys(EDGES) as OrderStatus[]

export const mayBecome = (from: OrderStatus, to: OrderStatus) => EDGES[from].includes(to)

/** What a change of state means for the things that an order has. */
export type Meaning = {
  /** Units: come back, are taken (again), or stay as they are. */
  units: 'release' | 'take' | 'keep'
  coupons: 'give-back' | 'keep'
  /** A hold that runs out belongs to states that await payment. */
  endsHold: boolean
}

export function meaningOf(from: OrderStatus, to: OrderStatus): Meaning {
  const returns = to === 'cancelled'
  const comesBack = (from === 'cancelled' && to !== 'refunded') || from === 'refunded'
  return {
    units: returns ? 'release' : comesBack ? 'take' : 'keep',
    coupons: returns ? 'give-back' : 'keep',
    endsHold: to !== 'pending' && to !== 'failed',
  }
}
