export const text = {
  allow: 'Permitir conteúdo do Facebook',
  loading: 'Carregando do Facebook…',
  failed: 'O Facebook não respondeu, ou está bloqueado neste navegador.',
  again: 'Tentar de novo',
  newTab: '(abre em outra aba)',
  noAddress: 'Cole um endereço do Facebook. Visitantes não veem este aviso.',
}

const COMES: Record<string, string> = {
  like: 'O botão, com quantas pessoas já curtiram, vem do Facebook',
  comments: 'A conversa sobre esta página vem do Facebook',
  post: 'A publicação, com sua imagem, vem do Facebook',
  video: 'O vídeo é tocado pelo Facebook',
  'comment-embed': 'O comentário, com o nome de quem o escreveu, vem do Facebook',
  page: 'O que a página publica vem do Facebook',
}

/** What will be fetched, and what that means, before anybody says yes. */
export const asksFor = (kind: string) =>
  `${COMES[kind] ?? 'Este conteúdo vem do Facebook'}, que passa a saber da sua visita e pode usar cookies.`
