/** Raised whenever the words below change in meaning: a choice belongs to what was asked. */
export const TEXT_VERSION = 1

export const CONSENT_TEXT = {
  banner: 'Aviso de cookies',
  question: 'Usamos cookies necessários e, se você permitir, de estatística e de marketing.',
  policy: 'Política de privacidade',
  acceptAll: 'Aceitar todos',
  rejectAll: 'Rejeitar não necessários',
  manage: 'Gerenciar',
  preferences: 'Preferências de cookies',
  explanation: 'Escolha o que permite. Você pode mudar de ideia quando quiser, pelo link no rodapé de qualquer página.',
  save: 'Salvar preferências',
  close: 'Fechar',
  alwaysOn: 'Sempre ativos',
  saved: 'Preferências de cookies salvas.',
  purposes: {
    necessary: {
      name: 'Necessários',
      about: 'Guardam sua sessão, o carrinho e esta escolha. Sem eles a loja não funciona.',
    },
    statistics: {
      name: 'Estatísticas',
      about: 'Contam visitas e páginas vistas, para sabermos o que melhorar.',
    },
    marketing: {
      name: 'Marketing',
      about: 'Lembram de qual site, busca ou anúncio você veio e medem o resultado das nossas campanhas.',
    },
  },
}
