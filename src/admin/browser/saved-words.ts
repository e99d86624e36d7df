/** What the screens say when a record was kept, made or deleted: the thing has a name. */
const told = (one: string, many: string, isFeminine = false) => {
  const end = (word: string) => word + (isFeminine ? 'a' : 'o')
  return {
    notifications: {
      updated: `${one} ${end('salv')} |||| %{smart_count} ${many} ${end('salv')}s`,
      created: `${one} ${end('criad')}`,
      deleted: `${one} ${end('excluíd')} |||| %{smart_count} ${many} ${end('excluíd')}s`,
    },
  }
}

export const SAVED_WORDS = {
  coupons: told('Cupom', 'cupons'),
  customers: told('Cliente', 'clientes'),
  people: told('Pessoa', 'pessoas', true),
  webhooks: told('Aviso a outro programa', 'avisos a outros programas'),
  orders: told('Pedido', 'pedidos'),
  api_keys: told('Chave da API', 'chaves da API', true),
}
