/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'sweep-sessions': 'Limpeza de hora em hora',
}
