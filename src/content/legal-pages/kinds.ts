/** The pages that a shop needs by law, in the order in which they are read. `design` draws one from the shop's data. */
export const LEGAL_KINDS = {
  terms: { title: 'Termos de uso e de compra', slug: 'termos-de-uso', design: 'page-terms' },
  returns: { title: 'Trocas e devoluções', slug: 'trocas-e-devolucoes', design: 'page-returns' },
  delivery: { title: 'Entrega e prazos', slug: 'entrega-e-frete', design: 'page-delivery' },
  privacy: { title: 'Política de privacidade', slug: 'politica-de-privacidade', design: 'page-privacy' },
} as const
export type LegalKind = keyof typeof LEGAL_KINDS
export const LEGAL_KIND_LIST = Object.keys(LEGAL_KINDS) as LegalKind[] // its own keys

/** What a merchant must know of them. */
export const NOT_ADVICE =
  'São modelos escritos com os dados da loja, não são consultoria jurídica. Leia com atenção, complete o que está entre colchetes e, na dúvida, peça a um advogado que confira.'
