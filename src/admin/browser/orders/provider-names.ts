const PROVIDERS: Record<string, string> = {
  manual: 'confirmado pela loja',
  vitrine_test: 'pagamento de teste',
  pix_api: 'Pix automático',
  mercado_pago: 'Mercado Pago',
  mercado_pago_card: 'cartão pelo Mercado Pago',
  mercado_pago_pix: 'Pix pelo Mercado Pago',
  mercado_pago_boleto: 'boleto pelo Mercado Pago',
  asaas: 'Asaas',
  asaas_pix: 'Pix pelo Asaas',
  asaas_boleto: 'boleto pelo Asaas',
  stripe: 'Stripe',
  stripe_boleto: 'boleto pela Stripe',
}

/** Who told of money, in the merchant's words. */
export const providerName = (provider: string) => PROVIDERS[provider] ?? provider
