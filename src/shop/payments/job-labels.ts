/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'settle-payment': 'Acertar um pagamento',
  'give-back': 'Devolver dinheiro',
  'poll-payments': 'Perguntar por pagamentos',
  'look-up-payment': 'Conferir um pagamento avisado',
  'reconcile-payments': 'Comparar pagamentos com o serviço',
  'watch-payment-page': 'Conferir a página de pagamento',
  'renew-payment-access': 'Renovar o acesso a um serviço de pagamento',
  'keep-card': 'Guardar um cartão no serviço de pagamento',
  'forget-card': 'Apagar um cartão guardado',
  'test-gateway-call': 'Chamar o pagamento de teste',
}
