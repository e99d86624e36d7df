/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'send-channel-event': 'Contar uma venda a um canal',
  'event.channels': 'Ver a que canais contar de um pedido',
}
