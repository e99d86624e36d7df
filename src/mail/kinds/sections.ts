/** What merchants call the sections of a mail. */
export const SECTION_LABELS: Record<string, string> = {
  payment: 'Como pagar',
  order: 'Resumo do pedido',
  delivery: 'Entrega',
  tracking: 'Rastreio',
  invoice: 'Nota fiscal',
  button: 'Botão «Ver o pedido»',
}
