/** The networks of the spec, by the names that the ecosystem's classes carry, as shoppers know them. */
export const NETWORKS = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  vk: 'VK',
  odnoklassniki: 'Odnoklassniki',
  tumblr: 'Tumblr',
  digg: 'Digg',
  skype: 'Skype',
  stumbleupon: 'StumbleUpon',
  mix: 'Mix',
  telegram: 'Telegram',
  pocket: 'Pocket',
  xing: 'XING',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  print: 'Imprimir',
} as const

export type Network = keyof typeof NETWORKS

/** What a button does, for who hears it instead of seeing its mark. */
export function shareLabel(network: Network): string {
  if (network === 'print') return 'Imprimir esta página'
  return network === 'email' ? 'Compartilhar por e-mail' : `Compartilhar no ${NETWORKS[network]}`
}
