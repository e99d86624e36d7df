import type { MarketingConsentRecord } from '#api/vitrine/marketing-routes.ts'

const SOURCES: Record<MarketingConsentRecord['source'], string> = {
  checkout: 'na finalização da compra',
  account: 'na conta',
  form: 'em um formulário',
  link: 'pelo link do e-mail',
  undo: 'pelo link do e-mail',
  merchant: 'pela loja',
}

/** «Aceitou na conta», «Saiu pelo link do e-mail». */
export const consentText = ({ is_given, source }: Pick<MarketingConsentRecord, 'is_given' | 'source'>) =>
  `${is_given ? 'Aceitou' : 'Saiu'} ${SOURCES[source]}`
