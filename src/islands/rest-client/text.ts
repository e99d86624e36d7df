/** What is said when the server could not say it. */
export const API_TEXT = {
  fetch_error: 'Você provavelmente está sem conexão.',
  invalid_json: 'A resposta não é um JSON válido.',
  unknown_error: 'Ocorreu um erro desconhecido.',
  post_process: 'O envio da mídia falhou. Se for uma foto ou uma imagem grande, reduza o tamanho e tente de novo.',
} as const

export const troubleOf = (code: keyof typeof API_TEXT) => ({ code, message: API_TEXT[code] })
