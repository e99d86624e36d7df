export const QUESTION_TEXT = {
  question: 'Escreva a sua pergunta.',
  tooLong: 'A pergunta pode ter até 1.000 caracteres.',
  author: 'Escreva o seu nome.',
  email: 'Informe um endereço de e-mail válido.',
  check: 'Confira os campos marcados e envie de novo.',
  expired: 'Por segurança, confirme o envio da sua pergunta.',
  received: 'Obrigado! Recebemos a sua pergunta e avisamos por e-mail quando ela for respondida.',
} as const
