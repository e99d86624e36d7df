import { formatNumber } from '#kit/pt-br.ts'

/** What forms say when nothing else is written in their settings. */
export const FORM_TEXT = {
  success: 'Enviado com sucesso.',
  error: 'Seu envio falhou devido a um erro. Confira os campos marcados.',
  required: 'Este campo é obrigatório.',
  invalidForm: 'Este formulário não existe mais. Recarregue a página e tente de novo.',
  expired: 'O formulário ficou aberto por muito tempo. Confira e envie de novo.',
  spam: 'Não foi possível enviar suas respostas porque elas parecem ser spam.',
  email: 'Informe um endereço de e-mail válido, como nome@exemplo.com.br.',
  phone: 'Informe um telefone com 6 a 15 números, como (11) 98765-4321.',
  url: 'Informe um endereço que comece com http:// ou https://.',
  number: 'Informe um número.',
  date: 'Informe uma data válida.',
  time: 'O campo deve estar no formato HH:MM.',
  option: 'Escolha uma das opções da lista.',
  tooLong: 'O texto é longo demais.',
  fileTooBig: 'Esse arquivo excede o tamanho máximo permitido.',
  fileType: 'Este tipo de arquivo não é permitido.',
  fileEmpty: 'O arquivo está vazio.',
  captchaMissing: 'Confirme que você é uma pessoa.',
  captchaWrong: 'A verificação não deu certo. Tente de novo.',
  captchaAway: 'Não conseguimos confirmar a verificação agora. Tente de novo em instantes.',
  captchaAnswer: 'Responda à pergunta acima do botão e envie de novo.',
  atLeast: (bound: string) => `O valor do campo deve ser maior ou igual a ${bound}.`,
  atMost: (bound: string) => `O valor do campo deve ser menor ou igual a ${bound}.`,
  tooManyFiles: (most: number) => `Envie no máximo ${formatNumber(most)} arquivos.`,
} as const

const WORDS = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** A question for people without scripts: «Quanto é sete mais dois?» */
export const questionText = (first: number, second: number) => `Quanto é ${WORDS[first - 1]} mais ${WORDS[second - 1]}?`
