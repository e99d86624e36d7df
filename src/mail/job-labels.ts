/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'send-mail': 'Enviar e-mail',
  'order-mails': 'Escrever e-mail de pedido',
  'guessing-alarm': 'Escrever aviso de senhas erradas',
}
