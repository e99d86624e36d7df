/** A cache in front of the shop as its operator names it, and the secret by which it knows the shop. */
export type EdgeAddress = { url: string; token: string | undefined }

/** What is wrong with such an address, if anything is. */
export function edgeProblem({ url, token }: EdgeAddress): string | undefined {
  if (/^varnish:\/\/[\w.[\]:-]+(,[\w.[\]:-]+)*$/.test(url)) return undefined
  if (!/^(fastly|cloudflare):\/\/\w+$/.test(url))
    return 'EDGE_URL não serve: use varnish://ENDEREÇO:PORTA (vários separados por vírgula), fastly://SERVIÇO ou cloudflare://ZONA.'
  return token === undefined ? 'EDGE_TOKEN falta: é a chave com que a loja avisa o serviço de EDGE_URL.' : undefined
}
