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

export type Bar = { x: number; y: number; width: number; height: number }

/** Where the bars of a plot stand. A day without sales has a bar of no height; a month without any has no tallest one. */
export function barsOf(values: number[], { width, height, gap = 0.25 }: { width: number; height: number; gap?: number }): Bar[] {
  const tallest = Math.max(1, ...values)
  const step = width / Math.max(1, values.length)
  return values.map((value, index) => {
    const tall = (Math.max(0, value) / tallest) * height
    return { x: index * step + (step * gap) / 2, y: height - tall, width: step * (1 - gap), height: tall }
  })
}
