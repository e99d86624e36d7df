const notices = (created: string, updated: string, [one, many]: [one: string, many: string]) => ({
  notifications: { created, updated, deleted: `${one} |||| %{smart_count} ${many}` },
})

/** What is said after content was made, saved or thrown away: what it was that happened, instead of that something did. */
export const CONTENT_NOTICES = {
  pages: notices('Rascunho criado. Agora desenhe a página.', 'Página salva.', [
    'A página está na lixeira.',
    'páginas na lixeira.',
  ]),
  posts: notices('Rascunho criado. Agora escreva o post.', 'Post salvo.', ['O post está na lixeira.', 'posts na lixeira.']),
  popups: notices('Popup criado, ainda desligado. Agora desenhe-o.', 'Popup salvo.', [
    'O popup está na lixeira.',
    'popups na lixeira.',
  ]),
  media: notices('Arquivo enviado.', 'Arquivo salvo.', ['Arquivo excluído.', 'arquivos excluídos.']),
  submissions: notices('Resposta recebida.', 'Resposta salva.', ['Resposta excluída.', 'respostas excluídas.']),
  post_categories: notices('Categoria criada.', 'Categoria salva.', ['Categoria excluída.', 'categorias excluídas.']),
  post_tags: notices('Etiqueta criada.', 'Etiqueta salva.', ['Etiqueta excluída.', 'etiquetas excluídas.']),
}
