import { type Health, type ProviderSettings, ServiceTrouble } from '../../provider.ts'
import { type AsaasApi, environmentOfKey } from './api.ts'
import { readAccount, webhookState } from './webhook.ts'

/** «Testar conexão»: whose account it is and whether it tells of payments, or what to do. */
export async function readHealth(api: AsaasApi, settings: ProviderSettings, ownUrl: string): Promise<Health> {
  const { apiKey = '', environment = 'production' } = settings
  const ofKey = environmentOfKey(apiKey)
  if (ofKey !== undefined && ofKey !== environment) return { ok: false, text: WRONG_PLACE[ofKey] }
  try {
    const { name } = await readAccount(api)
    const state = await webhookState(api, ownUrl)
    return { ok: true, notifies: state === 'on', text: `Conectado à conta ${name || 'do Asaas'}. ${HOOKS[state]}` }
  } catch (error) {
    if (!(error instanceof ServiceTrouble)) throw error
    return { ok: false, text: error.message }
  }
}

const WRONG_PLACE = {
  test: 'Esta chave é do sandbox, e o ambiente escolhido é Produção. Mude o ambiente ou copie a chave de produção.',
  production: 'Esta chave é de produção, e o ambiente escolhido é Testes. Mude o ambiente ou copie a chave do sandbox.',
}
const HOOKS = {
  on: 'O Asaas avisa a loja de cada pagamento.',
  off: 'O Asaas ainda não avisa a loja: cadastre os avisos abaixo. Sem eles, a loja pergunta ao Asaas a cada minuto.',
  interrupted:
    'O Asaas parou de avisar depois de muitas falhas: cadastre os avisos de novo. Até lá, a loja pergunta a cada minuto.',
}
