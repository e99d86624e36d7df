/** Services that anybody may ask, without a contract and without a promise. */
export const PUBLIC_CEP_SERVICES = {
  viacep: 'https://viacep.com.br/ws/{cep}/json/',
  brasilapi: 'https://brasilapi.com.br/api/cep/v1/{cep}',
}
type PublicService = keyof typeof PUBLIC_CEP_SERVICES

/** What a merchant may choose, with the order in which they are asked. */
export const CEP_SERVICE_CHOICES: Readonly<Record<string, { label: string; names: readonly PublicService[] }>> = {
  none: { label: 'Nenhum', names: [] },
  viacep: { label: 'ViaCEP e, se ele não responder, BrasilAPI', names: ['viacep', 'brasilapi'] },
  brasilapi: { label: 'BrasilAPI e, se ela não responder, ViaCEP', names: ['brasilapi', 'viacep'] },
}

export const cepServiceNames = (stored: unknown): readonly PublicService[] =>
  typeof stored === 'string' && Object.hasOwn(CEP_SERVICE_CHOICES, stored) ? CEP_SERVICE_CHOICES[stored]!.names : []
