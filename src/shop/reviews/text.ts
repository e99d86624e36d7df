export const REVIEW_TEXT = {
  rating: 'Escolha uma nota de 1 a 5 estrelas.',
  comment: 'Escreva a sua avaliação.',
  tooLong: 'A avaliação pode ter até 5.000 caracteres.',
  author: 'Escreva o seu nome.',
  email: 'Informe um endereço de e-mail válido.',
  check: 'Confira os campos marcados e envie de novo.',
  expired: 'Por segurança, confirme o envio da sua avaliação.',
  already: 'Você já avaliou este produto. Obrigado!',
  received: 'Obrigado! Sua avaliação foi recebida e aparecerá aqui depois de aprovada.',
} as const
