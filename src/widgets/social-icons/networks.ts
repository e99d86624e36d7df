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

/** Drawn with lines like the shop's other icons; those that are missing here are among them already. */
export const NETWORK_PATHS: Partial<Record<Network, string>> = {
  pinterest:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-2 15 2.300-9.500M9.200 12.300c-1.500-3 .8-5 3.100-4.800 2.700.2 3.500 2.600 2.600 4.900-.8 2-2.900 2.400-3.900.900',
  youtube: 'M6 6.500h12a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3Zm4.300 3v5l4.200-2.500-4.200-2.500Z',
  tiktok: 'M13.500 4v11.200a3.300 3.300 0 1 1-3.300-3.300M13.500 4c.3 2.700 2 4.300 4.700 4.500',
  linkedin: 'M5 5h14v14H5V5Zm3.300 5.500V16M8.300 8h.01M11.500 16v-5.500m0 2.500c0-3.300 4.500-3.300 4.500 0v3',
  x: 'M5 5l14 14M19 5 5 19M5 5h3.500L19 19h-3.500L5 5Z',
}
