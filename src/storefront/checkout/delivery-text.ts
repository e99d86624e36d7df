/** «3 a 5 dias úteis». */
export function deliveryText({ from, to }: { from: number; to: number }): string {
  if (from !== to) return `${from} a ${to} dias úteis`
  return to === 1 ? '1 dia útil' : `${to} dias úteis`
}
