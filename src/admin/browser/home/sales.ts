import { centsOf } from '../shared/words.ts'

export type SalesReport = {
  total_sales: string
  total_orders: number
  totals: Record<string, { sales: string; orders: number }>
}
export type DayOfSales = { day: string; cents: number; orders: number }

/** The report's days, in their order. */
export const daysOf = ({ totals }: SalesReport): DayOfSales[] =>
  Object.entries(totals)
    .map(([day, { sales, orders }]) => ({ day, cents: centsOf(sales), orders }))
    .sort((a, b) => a.day.localeCompare(b.day))
