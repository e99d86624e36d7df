import type { Order } from './contract.ts'

/** Whether somebody is still to pay what gift cards and credit left of an order: not what is paid, over or given up. */
export const isOwed = ({ status, paidCents }: Pick<Order, 'status' | 'paidCents'>): boolean =>
  paidCents === 0 && status !== 'completed' && status !== 'cancelled' && status !== 'refunded'
