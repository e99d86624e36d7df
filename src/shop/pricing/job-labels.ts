/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'follow-price-plans': 'Preços agendados',
}
