/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'expire-holds': 'Soltar reservas vencidas',
  'poll-tracking': 'Consultar o rastreio dos pacotes',
}
