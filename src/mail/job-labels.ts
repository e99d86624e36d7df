/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'tell-payment-page': 'Avisar que a página de pagamento mudou',
  'send-mail': 'Enviar e-mail',
  'order-mails': 'Escrever e-mail de pedido',
  'guessing-alarm': 'Escrever aviso de senhas erradas',
}
