/** Where the door is and what stands behind every page: open while the shop itself is not. A last part with a dot names a file. */
const OPEN =
  /^\/(?:(?:minha-conta|my-account|assets|midia|wp-json|wc-ajax|wp-admin|painel|coming-soon|email)(?:\/|$)|(?:healthz|readyz|metrics)\/?$|(?:[^/]+\/)*[^/]+\.[a-z0-9]{2,5}$)/

/** Whether an address is answered as ever while the shop is being prepared. */
export const isOpenPath = (url: string) => OPEN.test(url.split('?', 1)[0]!)
