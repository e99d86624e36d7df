export const NETWORK_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
} as const

export type Network = keyof typeof NETWORK_NAMES

/** Dark enough for a white drawing on them. */
export const OFFICIAL_COLOURS: Record<Network, string> = {
  instagram: '#c13584',
  facebook: '#3b5998',
  pinterest: '#bd081c',
  youtube: '#cd201f',
  whatsapp: '#128c7e',
  tiktok: '#010101',
  linkedin: '#0077b5',
  x: '#000',
}

/** Drawn with lines like the shop's other icons; those that are missing here are among them already. */
export const NETWORK_PATHS: Partial<Record<Network, string>> = {
  pinterest:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-2 15 2.3-9.5M9.2 12.3c-1.5-3 .8-5 3.1-4.8 2.7.2 3.5 2.6 2.6 4.9-.8 2-2.9 2.4-3.9.9',
  youtube: 'M6 6.5h12a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3Zm4.3 3v5l4.2-2.5-4.2-2.5Z',
  tiktok: 'M13.5 4v11.2a3.3 3.3 0 1 1-3.3-3.3M13.5 4c.3 2.7 2 4.3 4.7 4.5',
  linkedin: 'M5 5h14v14H5V5Zm3.3 5.5V16M8.3 8h.01M11.5 16v-5.5m0 2.5c0-3.3 4.5-3.3 4.5 0v3',
  x: 'M5 5l14 14M19 5 5 19M5 5h3.5L19 19h-3.5L5 5Z',
}
