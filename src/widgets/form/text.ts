/** What a form says by itself. The browser's side has these words; the server's messages are in content/forms/text.ts. */
export const FORM_WORDS = {
  next: 'Próximo',
  previous: 'Anterior',
  sending: 'Enviando…',
  fileTooBig: 'Esse arquivo excede o tamanho máximo permitido.',
  honeypot: 'Se você é uma pessoa, deixe este campo vazio',
  optional: 'Selecione',
  success: 'Enviado com sucesso.',
  error: 'Seu envio falhou devido a um erro. Confira os campos marcados.',
  required: 'Este campo é obrigatório.',
  captchaNote: 'Ao enviar, o seu navegador faz sozinho uma conta rápida para provar que não é um robô.',
  captchaFrame: 'Verificação de que você é uma pessoa',
  answer: 'Sua resposta',
  step: (number: number, total: number) => `Etapa ${number} de ${total}`,
} as const
