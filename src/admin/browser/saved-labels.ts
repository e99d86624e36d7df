type Told = {
  isFeminine?: boolean
  /** Said of a new one, where there is something to do next. */
  created?: string
  /** What is deleted waits in the trash. */
  isTrashed?: boolean
}

/** What the screens say when a record was kept, made or deleted: the thing has a name. */
function told(one: string, many: string, { isFeminine = false, created, isTrashed = false }: Told = {}) {
  const end = (word: string) => word + (isFeminine ? 'a' : 'o')
  const [gone, allGone] = isTrashed
    ? [`${end('movid')} para a lixeira`, `${end('movid')}s para a lixeira`]
    : [end('excluíd'), `${end('excluíd')}s`]
  return {
    notifications: {
      updated: `${one} ${end('salv')} |||| %{smart_count} ${many} ${end('salv')}s`,
      created: created ?? `${one} ${end('criad')}`,
      deleted: `${one} ${gone} |||| %{smart_count} ${many} ${allGone}`,
    },
  }
}

const category = told('Categoria', 'categorias', { isFeminine: true })
const tag = told('Etiqueta', 'etiquetas', { isFeminine: true })

export const SAVED_WORDS = {
  products: told('Produto', 'produtos', { isTrashed: true }),
  categories: category,
  tags: tag,
  attributes: told('Atributo', 'atributos'),
  reviews: told('Avaliação', 'avaliações', { isFeminine: true }),
  coupons: told('Cupom', 'cupons'),
  customers: told('Cliente', 'clientes'),
  orders: told('Pedido', 'pedidos'),
  pages: told('Página', 'páginas', { isFeminine: true, isTrashed: true, created: 'Rascunho criado. Agora desenhe a página.' }),
  posts: told('Post', 'posts', { isTrashed: true, created: 'Rascunho criado. Agora escreva o post.' }),
  popups: told('Popup', 'popups', { isTrashed: true, created: 'Popup criado, ainda desligado. Agora desenhe-o.' }),
  templates: told('Modelo', 'modelos', { isTrashed: true, created: 'Rascunho criado. Agora desenhe-o.' }),
  library: told('Modelo', 'modelos', { isTrashed: true }),
  media: told('Arquivo', 'arquivos'),
  submissions: told('Resposta', 'respostas', { isFeminine: true }),
  post_categories: category,
  post_tags: tag,
  people: told('Pessoa', 'pessoas', { isFeminine: true }),
  api_keys: told('Chave da API', 'chaves da API', { isFeminine: true }),
  webhooks: told('Webhook', 'webhooks'),
  outside_scripts: told('Script', 'scripts'),
}
