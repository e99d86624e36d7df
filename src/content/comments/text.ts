export const COMMENT_TEXT = {
  comment: 'Escreva o seu comentário.',
  tooLong: 'O comentário pode ter até 5.000 caracteres.',
  author: 'Escreva o seu nome.',
  email: 'Informe um endereço de e-mail válido.',
  check: 'Confira os campos marcados e envie de novo.',
  expired: 'Por segurança, confirme o envio do seu comentário.',
  received: 'Obrigado! Seu comentário foi recebido e aparecerá aqui depois de aprovado.',
  shown: 'Seu comentário já está na página.',
  already: 'Este comentário já tinha sido enviado. Obrigado!',
  closed: 'Os comentários deste texto estão encerrados.',
  answered: 'O comentário que você responde não está mais na página. Envie de novo para comentar o texto.',
} as const
