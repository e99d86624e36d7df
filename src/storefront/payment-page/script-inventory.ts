import { joinOutside, type Outside } from '#kit/csp-sources.ts'

/** One script that may run where cards are typed, and why (PCI DSS 6.4.3). */
export type AllowedScript = { source: string; reason: string }

type Facts = {
  /** The address of the page runtime. */
  runtime: string
  /** Of the ways to pay that are switched on and have a service's own fields. */
  hosted: readonly { title: string; outside: Outside }[]
  /** What the merchant has named the checkout for. */
  ofMerchant: { hosts: readonly string[]; codes: readonly string[] }
}
export type Inventory = { scripts: AllowedScript[]; outside: Required<Outside>; isOfShopAlone: boolean }

/** Begins the one script that the checkout prints into its page. */
export const INLINE_BEGINNING = 'var wc_checkout_params = '

/** Every script that the payment page may have, with the reason for each, and the hosts that these may reach. Nothing else belongs there. */
export function scriptInventory({ runtime, hosted, ofMerchant }: Facts): Inventory {
  const merchant = { scripts: ofMerchant.hosts, frames: ofMerchant.hosts, connects: ofMerchant.hosts, images: ofMerchant.hosts }
  const outside = joinOutside([...hosted.map((one) => one.outside), merchant])
  return {
    scripts: [
      { source: runtime, reason: 'O programa da loja: resumo do pedido, conferência dos campos, envio do pedido.' },
      { source: '/legacy/picture-check.js', reason: 'Imagens em navegadores antigos, que não têm módulos.' },
      { source: INLINE_BEGINNING, reason: 'Endereços e provas que o programa da loja usa nesta página; sem dados de cartão.' },
      ...hosted.flatMap(({ title, outside: { scripts = [] } }) =>
        scripts.map((source) => ({ source, reason: `Campos do cartão de «${title}», que são do serviço de pagamento.` })),
      ),
      ...ofMerchant.hosts.map((source) => ({ source, reason: 'Script de outro que a loja pôs no checkout.' })),
    ],
    outside,
    isOfShopAlone: ofMerchant.hosts.length + ofMerchant.codes.length === 0,
  }
}
