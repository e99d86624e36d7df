/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'settle-payment': 'Acertar um pagamento',
  'give-back': 'Devolver dinheiro',
  'poll-payments': 'Perguntar por pagamentos',
  'test-gateway-call': 'Chamar o pagamento de teste',
}
