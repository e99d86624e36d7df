/** What is agreed to, in the very words that are shown and kept. */
export const OPT_IN_WORDS = 'Quero receber novidades e ofertas por e-mail'
export const OPT_OUT_WORDS = 'Não quero mais receber novidades e ofertas por e-mail'
